import type { LengthLimits } from '../../contract/config'

type Limits = Pick<LengthLimits['password'], 'min' | 'status'>

const hasLetter = (password: string): boolean => /\p{L}/u.test(password)
const hasNumber = (password: string): boolean => /\p{Nd}/u.test(password)

/** What the backend asks of a new password, whatever its length. */
export const isMixed = (password: string): boolean => hasLetter(password) && hasNumber(password)

/** From here on, length makes up for simplicity. */
const LONG = 12

export interface PasswordStrength {
  level: 'weak' | 'good' | 'strong'
  /** 0 to 4. */
  score: number
  /** Which rules of the configuration are met; those switched off are left out. */
  rules: readonly { name: 'length' | 'letter' | 'number'; met: boolean }[]
}

/** How far a new password meets the rules, and whether it is more than that. */
export const passwordStrength = (password: string, { min, status }: Limits): PasswordStrength => {
  const all = [
    { name: 'length', met: password.length >= min },
    { name: 'letter', met: hasLetter(password) },
    { name: 'number', met: hasNumber(password) },
  ] as const
  const rules = all.filter(({ name }) => name !== 'length' || status === 1)
  const missing = rules.filter(({ met }) => !met).length
  if (missing > 0) return { level: 'weak', score: password ? Math.max(1, 3 - missing) : 0, rules }
  return password.length >= LONG ? { level: 'strong', score: 4, rules } : { level: 'good', score: 3, rules }
}
