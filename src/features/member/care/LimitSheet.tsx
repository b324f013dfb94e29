import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import type { DepositLimit } from '../../../stores/member/CareStore'
import { theme } from '../../../theme/theme'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { lazyScreen } from '../../../ui/lazyScreen'
import { Sheet } from '../../../ui/overlays/Sheet'

const LimitForm = lazyScreen(() => import('./LimitForm').then((m) => m.LimitForm), 'amount')

/** Changes a deposit limit. */
export function LimitSheet({ limit, onClose }: { limit: DepositLimit; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Sheet open onClose={onClose} title={t('care.limit.title')} closeLabel={t('action.close')}>
      <Root>
        <b>{t(`care.limit.${limit.period}`)}</b>
        <Suspense fallback={<Skeleton blockSize="160px" />}>
          <LimitForm limit={limit} onDone={onClose} />
        </Suspense>
      </Root>
    </Sheet>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  b {
    ${theme.type.titleSm};
  }
`
