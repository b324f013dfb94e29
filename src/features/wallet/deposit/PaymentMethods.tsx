import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useId, useState } from 'react'
import type { AppRechargeType } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ChipRow } from '../../../ui/actions/ChipRow'
import { caretRight } from '../../../ui/art/icons/icons'
import { SectionHead } from '../../../ui/data/SectionHead'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ChannelTile } from '../../../ui/money/ChannelTile'
import { paymentMethodIcon } from '../paymentMethodIcon'
import { usePaymentMethodText } from './usePaymentMethodText'

// Lazy: after a tap.
const PaymentMethodSheet = lazyScreen(() => import('./PaymentMethodSheet').then((m) => m.PaymentMethodSheet))

/** The ways to pay; `chosen` is preselected (spec §4). */
export const PaymentMethods = observer(function PaymentMethods({ chosen }: { chosen: AppRechargeType }) {
  const { draft } = useFeature(DepositStore)
  const { t } = useTranslation()
  const methodText = usePaymentMethodText()
  const group = useId()
  const [all, setAll] = useState(false)
  return (
    <>
      <Root>
        <SectionHead
          title={t('deposit.how')}
          action={
            <Button variant="ghost" size="sm" iconEnd={caretRight} onClick={() => setAll(true)}>
              {t('deposit.allWays', { number: draft.channels.length })}
            </Button>
          }
        />
        <ChipRow label={t('deposit.how')} selected={chosen.id}>
          {draft.channels.map((channel) => (
            <ChannelTile
              key={channel.id}
              group={group}
              icon={paymentMethodIcon(channel.icon)}
              name={channel.name}
              text={methodText(channel)}
              checked={channel.id === chosen.id}
              onSelect={() => draft.choose(channel.id)}
            />
          ))}
        </ChipRow>
      </Root>
      {all && (
        <Suspense fallback={null}>
          <PaymentMethodSheet chosen={chosen} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </>
  )
})

const Root = styled.section`
  --head-space: 0;
  button {
    margin-inline-end: -${theme.space[3]};
  }
  ${theme.media.tablet} {
    [role='group'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
      margin-inline: 0;
      padding-inline: 0;
    }
  }
`
