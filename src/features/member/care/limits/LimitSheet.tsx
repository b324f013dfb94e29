import styled from '@emotion/styled'
import { useTranslation } from '../../../../i18n'
import type { DepositLimit } from '../../../../stores/member/CareStore'
import { theme } from '../../../../theme/theme'
import { Sheet } from '../../../../ui/overlays/Sheet'
import { LimitForm } from './LimitForm'

/** Changes a deposit limit. */
export function LimitSheet({ limit, onClose }: { limit: DepositLimit; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Sheet open onClose={onClose} title={t('care.limit.title')} closeLabel={t('action.close')}>
      <Root>
        <b>{t(`care.limit.${limit.period}`)}</b>
        <LimitForm limit={limit} onDone={onClose} />
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
