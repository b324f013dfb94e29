import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { AppRechargeItem, AppRechargeType } from '../../../contract/config'
import { readAmount, typedAmount } from '../../../domain/amount'
import { formatCents } from '../../../domain/money'
import { presetBonus } from '../../../domain/wallet/depositAmounts'
import { depositSum } from '../../../domain/wallet/depositQuote'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { useUnsent } from '../../../ui/form/unsent'
import { AmountChips } from '../../../ui/money/AmountChips'
import { AmountHero } from '../../../ui/money/AmountHero'
import { moneyText } from '../../../ui/money/Money'

/** The amount: typed where the channel allows it, or a preset with what it adds. */
export const AmountCard = observer(function AmountCard({ channel }: { channel: AppRechargeType }) {
  const { draft, quotes } = useFeature(DepositStore)
  const root = useStores()
  const { t, i18n } = useTranslation()
  const [left, setLeft] = useState(false)
  const { language } = i18n
  const { entry, price, least, most, fault, laterMinimum } = draft
  const { typed, isEntered } = entry
  useUnsent(isEntered)
  const money = (amount: typeof least) => formatCents(amount, language)
  const bonusOf = (item: AppRechargeItem) =>
    (quotes.value && depositSum(quotes.value, item.price)?.bonus) ?? presetBonus(item)
  const problem = () => {
    // While typing, an amount is not yet wrong.
    if (!fault || !isEntered || !left) return undefined
    if (fault === 'belowMinimum') return t('deposit.problem.belowMinimum', { amount: money(least), way: channel.name })
    if (fault === 'aboveMaximum')
      return t('deposit.problem.aboveMaximum', { amount: money(most ?? least), way: channel.name })
    const read = readAmount(typed ?? '', language)
    return t(`amount.${'problem' in read ? read.problem : 'malformed'}`)
  }
  return (
    <AmountHero
      vip={root.showType}
      label={t(channel.feePermille ? 'deposit.amount' : 'deposit.pay')}
      range={
        most === null
          ? t('deposit.from', { least: money(least) })
          : t('deposit.range', { least: money(least), most: money(most) })
      }
      value={typed ?? (price === null ? '' : money(price))}
      onChange={
        draft.canType
          ? (text) => {
              setLeft(false)
              entry.type(text, typedAmount(text, language))
            }
          : undefined
      }
      onBlur={() => setLeft(true)}
      error={problem()}
      hint={laterMinimum && t('deposit.later', { least: money(least), later: money(laterMinimum) })}
    >
      <AmountChips
        label={t('deposit.amounts')}
        value={price}
        options={draft.items.map((item) => {
          const bonus = bonusOf(item)
          return {
            cents: item.price,
            text: money(item.price),
            extra: bonus ? moneyText(bonus, language, true) : undefined,
          }
        })}
        onSelect={(amount) => entry.select(amount)}
      />
    </AmountHero>
  )
})
