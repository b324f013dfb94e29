import * as v from 'valibot'
import type { LengthLimits } from '../../../contract/config'
import { typedAmount } from '../../../domain/amount'
import { amountRule } from '../../../ui/form/amountRule'
import { errorText } from '../../../ui/form/errorText'
import { filled, limited } from '../../../ui/form/rules'

export type PinLimit = LengthLimits['safeboxPassword'] | undefined

const pin = (limit: PinLimit) => limited(limit, 'safebox.pin.missing', 'safebox.pin.length')

interface MoveRules {
  locale: string
  /** What there is to move, cents. */
  most: number
  /** Whether the password is asked. */
  needsPassword: boolean
  limit: PinLimit
}

/** Rules of money in and out. */
export const moveRules = ({ locale, most, needsPassword, limit }: MoveRules) => {
  const amount = (typed: string) => typedAmount(typed, locale)
  return v.object({
    amount: v.pipe(
      amountRule(locale),
      v.check((typed) => amount(typed) !== 0, errorText({ keys: ['safebox.zero'] })),
      v.check((typed) => (amount(typed) ?? 0) <= most, errorText({ keys: ['refusal.3001'] })),
    ),
    password: needsPassword ? pin(limit) : v.string(),
  })
}

export type PinMode = 'first' | 'change' | 'forgot'

/** Rules of a new password, with what proves the right to set it. */
export const pinRules = (mode: PinMode, limit: PinLimit) =>
  v.object({
    old: mode === 'change' ? pin(limit) : v.string(),
    // In the form that the login sends it.
    account: mode === 'forgot' ? v.pipe(filled('safebox.account.missing'), v.normalize('NFC')) : v.string(),
    password: pin(limit),
    repeat: v.string(),
  })
