import type { BankCard } from '../../../contract/member'
import { readAmount } from '../../../domain/amount'
import { type Cents, formatCents } from '../../../domain/money'
import { type ExchangeInfo, mostBy, startAmount, type WithdrawMethod } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'

/** A withdrawal as entered, with the rest chosen for the player. */
export interface WithdrawalDraft {
  typed: string
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
): WithdrawalDraft | null {
  const { draft } = useFeature(WithdrawalStore)
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const key = draft.method ?? named
  const method =
    info.methods.find((one) => one.key === key) ?? info.methods.find((one) => one.minAmount <= info.withdrawable)
  if (!method) return null
  const most = mostBy(info, method)
  const typed = draft.typed ?? formatCents(startAmount(most), locale)
  const read = readAmount(typed, locale)
  const amount = 'amount' in read ? read.amount : null
  const wrong = (): string | undefined => {
    if ('problem' in read) return t(`amount.${read.problem}`)
    if (read.amount < method.minAmount)
      return t('withdraw.below', { method: method.name, least: formatCents(method.minAmount, locale) })
    return read.amount > most ? t('withdraw.above', { most: formatCents(most, locale) }) : undefined
  }
  const card = cards.find((one) => one.bankId === draft.bankId) ?? cards.find((one) => one.isDefault) ?? cards[0]
  return { typed, method, card, most, amount, problem: wrong() }
}
