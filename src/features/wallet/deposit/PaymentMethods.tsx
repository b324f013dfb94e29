import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { AppRechargeType } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { theme } from '../../../theme/theme'
import { SectionHead } from '../../../ui/data/SectionHead'
import { ChannelTile } from '../../../ui/money/ChannelTile'
import { paymentMethodIcon } from '../paymentMethodIcon'
import { usePaymentMethodText } from './usePaymentMethodText'

/** The ways to pay, the last used first; `chosen` is preselected (spec §4). */
export const PaymentMethods = observer(function PaymentMethods({ chosen }: { chosen: AppRechargeType }) {
  const { draft } = useFeature(DepositStore)
  const { t } = useTranslation()
  const methodText = usePaymentMethodText()
  const group = useId()
  return (
    <Root>
      <SectionHead title={t('deposit.how')} />
      <Ways role="radiogroup" aria-label={t('deposit.how')}>
        {draft.channels.map((channel) => (
          <ChannelTile
            key={channel.id}
            group={group}
            icon={paymentMethodIcon(channel.icon)}
            name={channel.name}
            text={methodText(channel)}
            badge={channel.id === draft.lastUsed ? t('deposit.lastUsed') : undefined}
            checked={channel.id === chosen.id}
            onSelect={() => draft.choose(channel.id)}
          />
        ))}
      </Ways>
    </Root>
  )
})

const { media, space } = theme

const Root = styled.section`
  --head-space: 0 ${space[2]};
`

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
  }
`
