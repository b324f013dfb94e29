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
