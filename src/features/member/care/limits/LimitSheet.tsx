import styled from '@emotion/styled'
import { useTranslation } from '../../../../i18n'
import type { DepositLimit } from '../../../../stores/member/CareStore'
import { theme } from '../../../../theme/theme'
import { Sheet } from '../../../../ui/overlays/Sheet'
import { LimitForm } from './LimitForm'
import { useLimitUse } from './useLimitUse'

/** Changes a deposit limit, with its present use in sight. */
export function LimitSheet({ limit, onClose }: { limit: DepositLimit; onClose: () => void }) {
  const { t } = useTranslation()
  const use = useLimitUse(limit)
  return (
    <Sheet open onClose={onClose} title={t('care.limit.title')} closeLabel={t('action.close')}>
      <Root>
        <hgroup>
          <h3>{t(`care.limit.${limit.period}`)}</h3>
          <p>{use}</p>
        </hgroup>
        <LimitForm limit={limit} onDone={onClose} />
      </Root>
    </Sheet>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  h3 {
    ${theme.type.titleSm};
  }
  hgroup > p {
    ${theme.type.bodyMd};
    color: ${theme.color.text.secondary};
  }
`
