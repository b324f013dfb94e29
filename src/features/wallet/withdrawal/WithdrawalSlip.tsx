import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type Cents, cents } from '../../../domain/money'
import { feeOf } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { Money } from '../../../ui/money/Money'
import { Slip } from '../../../ui/money/Slip'
import { SlipLine } from '../../../ui/money/SlipLine'
import { SlipTotal } from '../../../ui/money/SlipTotal'
import type { EnteredWithdrawal } from './useWithdrawalDraft'

interface WithdrawalSlipProps {
  amount: Cents
  draft: EnteredWithdrawal
  /** More facts. */
  children?: ReactNode
  /** Below the tear line, in place of what arrives. */
  result?: ReactNode
}

/** What goes out, the fee, and what arrives. */
export const WithdrawalSlip = observer(function WithdrawalSlip({
  amount,
  draft,
  children,
  result,
}: WithdrawalSlipProps) {
  const { t, i18n } = useTranslation()
  const { method, card } = draft
  const fee = feeOf(amount, method)
  const locale = i18n.language
  return (
    <Slip
      result={
        result ?? (
          <SlipTotal label={card ? t('withdraw.arrives', { bank: card.bankName }) : t('withdraw.arrives.any')}>
            <Money cents={cents(amount - fee)} locale={locale} />
          </SlipTotal>
        )
      }
    >
      <SlipLine label={t('withdraw.amount')}>
        <Money cents={amount} locale={locale} />
      </SlipLine>
      <SlipLine label={t('withdraw.fee', { percent: formatNumber(method.feePermille / 10, locale) })}>
        <Money cents={cents(fee === 0 ? 0 : -fee)} locale={locale} />
      </SlipLine>
      {children}
    </Slip>
  )
})
