import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type Ref, Suspense, useState } from 'react'
import { formatCents } from '../../../domain/money'
import type { DepositSum } from '../../../domain/wallet/depositQuote'
import { useTranslation } from '../../../i18n'
import { Rich } from '../../../i18n/Rich'
import { useFeature } from '../../../stores/react/stores'
import { shownResource } from '../../../stores/react/useResource'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { theme } from '../../../theme/theme'
import { IconButton } from '../../../ui/actions/IconButton'
import { info } from '../../../ui/art/icons/icons'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { Money } from '../../../ui/money/Money'
import { Slip } from '../../../ui/money/Slip'
import { SlipLine } from '../../../ui/money/SlipLine'
import { SlipTotal } from '../../../ui/money/SlipTotal'
import { useBonusName } from '../useBonusName'

// Lazy: after a tap.
const BonusSheet = lazyScreen(() => import('./BonusSheet').then((m) => m.BonusSheet))

/** What the deposit costs, what is added, and what arrives; nothing for an amount that cannot be paid. */
export const DepositSlip = observer(function DepositSlip({ totalRef }: { totalRef: Ref<HTMLDivElement> }) {
  const store = useFeature(DepositStore)
  const quotes = shownResource(store.quotes)
  const { sum, draft } = store
  // The bar with the button says that it failed, and offers to try again.
  if (draft.fault || (!sum && quotes.state === 'failed')) return null
  return (
    <ResourceView resource={quotes} level={2} shape={['196px']}>
      {sum && <Filled sum={sum} totalRef={totalRef} />}
    </ResourceView>
  )
})

function Filled({ sum, totalRef }: { sum: DepositSum; totalRef: Ref<HTMLDivElement> }) {
  const { t, i18n } = useTranslation()
  const nameOf = useBonusName()
  const [kinds, setKinds] = useState(false)
  const { price, fee, best, coupon, bonus, turnover } = sum
  const { language } = i18n
  const times = (factor: number, amount: typeof price) => (
    <bdi dir="ltr">{`${factor}\u00a0×\u00a0${formatCents(amount, language)}`}</bdi>
  )
  return (
    <>
      <Slip
        result={
          <SlipTotal ref={totalRef} label={t('deposit.get')}>
            <Money cents={sum.arrives} locale={language} />
          </SlipTotal>
        }
        note={
          <Rich
            text={t(bonus > 0 ? 'deposit.turnover' : 'deposit.turnover.plain')}
            parts={{
              total: <b>{formatCents(turnover.total, language)}</b>,
              deposit: times(turnover.deposit, price),
              bonus: times(turnover.bonus, bonus),
            }}
          />
        }
      >
        {fee > 0 && (
          <SlipLine label={t('deposit.amount')}>
            <Money cents={price} locale={language} />
          </SlipLine>
        )}
        {fee > 0 && (
          <SlipLine label={t('deposit.fee')}>
            <Money cents={fee} locale={language} />
          </SlipLine>
        )}
        <SlipLine label={t('deposit.pay')}>
          <Money cents={sum.pay} locale={language} />
        </SlipLine>
        {fee === 0 && <SlipLine label={t('deposit.fee')}>{t('deposit.fee.none')}</SlipLine>}
        {best && (
          <SlipLine
            label={
              <Named>
                <span>{nameOf(best, price)}</span>
                <IconButton of={info} size={18} label={t('deposit.kinds')} onClick={() => setKinds(true)} />
              </Named>
            }
            gain
          >
            <Money cents={best.amount} locale={language} signed />
          </SlipLine>
        )}
        {coupon && (
          <SlipLine label={t('deposit.coupon')} gain>
            <Money cents={coupon.amount} locale={language} signed />
          </SlipLine>
        )}
      </Slip>
      {kinds && (
        <Suspense fallback={null}>
          <BonusSheet price={price} best={best} onClose={() => setKinds(false)} />
        </Suspense>
      )}
    </>
  )
}

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  margin-block: -12px;
  color: ${theme.color.text.secondary};
  button {
    color: inherit;
  }
`
