/** What protects an account, in the order in which it is recommended. */
export const PROTECTIONS = ['password', 'phone', 'pin'] as const
export type Protection = (typeof PROTECTIONS)[number]

interface Account {
  hasPassword: boolean
  mobile: string
  hasSafeboxPassword: boolean
}

/** Which protections an account has; their number is its security level. */
export const protectionsOf = ({ hasPassword, mobile, hasSafeboxPassword }: Account): Record<Protection, boolean> => ({
  password: hasPassword,
  phone: mobile !== '',
  pin: hasSafeboxPassword,
})

/** How well an account is protected, and what is recommended next; null once it has everything. */
export const securityOf = (account: Account): { level: number; next: Protection | null } => {
  const has = protectionsOf(account)
  return {
    level: PROTECTIONS.filter((one) => has[one]).length,
    next: PROTECTIONS.find((one) => !has[one]) ?? null,
  }
}
