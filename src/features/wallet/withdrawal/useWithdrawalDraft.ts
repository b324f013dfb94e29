import type { BankCard } from '../../../contract/member'
import { readAmount } from '../../../domain/amount'
import { type Cents, formatCents } from '../../../domain/money'
import { type ExchangeInfo, mostBy, startAmount, type WithdrawMethod } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'

/** A withdrawal as entered, with the rest chosen for the player. */
export interface EnteredWithdrawal {
  /** In the field. */
  text: string
  method: WithdrawMethod
  /** Absent until there is one. */
  card: BankCard | undefined
  most: Cents
  /** Null while it cannot be read. */
  amount: Cents | null
  /** What is wrong with the amount. */
  problem: string | undefined
}

/** The method of the address counts until the player chooses another; then the first that can carry anything. */
export function useWithdrawalDraft(
  info: ExchangeInfo,
  cards: readonly BankCard[],
  named: string | undefined,
): EnteredWithdrawal | null {
  const { draft } = useFeature(WithdrawalStore)
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const key = draft.method ?? named
  const method =
    info.methods.find((one) => one.key === key) ?? info.methods.find((one) => one.minAmount <= info.withdrawable)
  if (!method) return null
  const { typed } = draft.entry
  const most = mostBy(info, method)
  const amount = draft.entry.or(startAmount(most))
  const wrong = (): string | undefined => {
    if (amount === null) {
      const read = readAmount(typed ?? '', locale)
      return t(`amount.${'problem' in read ? read.problem : 'malformed'}`)
    }
    if (amount < method.minAmount)
      return t('withdraw.below', { method: method.name, least: formatCents(method.minAmount, locale) })
    return amount > most ? t('withdraw.above', { most: formatCents(most, locale) }) : undefined
  }
  const card = cards.find((one) => one.bankId === draft.bankId) ?? cards.find((one) => one.isDefault) ?? cards[0]
  const text = typed ?? (amount === null ? '' : formatCents(amount, locale))
  return { text, method, card, most, amount, problem: wrong() }
}
