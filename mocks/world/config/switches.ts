import type { AppConfig, LengthLimits } from '../../../src/contract/config'
import { LOGIN_TYPE, REGISTER_TYPE, SOCIAL } from '../../../src/contract/core/enums'
import type { World } from '../core/state'
import type { Locale } from '../core/texts'
import { dialCodeOf } from '../people/city'

/** Configuration that an operator can change per world. */
export type Switches = Pick<
  AppConfig,
  | 'otpStatus'
  | 'registerType'
  | 'defaultLoginType'
  | 'minRechargeStatus'
  | 'isDepositBank'
  | 'isDepositBindMobile'
  | 'gameShowNum'
  | 'lengthLimits'
  | 'loginTypes'
  | 'socialTypes'
  | 'maintenance'
>

/** Switches that differ from the defaults; of length limits, only the parts that do. */
export interface Overrides extends Partial<Omit<Switches, 'lengthLimits'>> {
  lengthLimits?: { [K in keyof LengthLimits]?: Partial<LengthLimits[K]> }
  /** 0 = withdrawals never ask for the safe-box password; not part of the configuration. */
  withdrawPassword?: number
  /** Activities by id, closed or kept open. */
  activity?: Record<string, 'open' | 'closed'>
}

declare module '../core/state' {
  interface SharedState {
    switches?: Overrides
  }
}

export const defaultSwitches: Switches = {
  otpStatus: 1,
  registerType: REGISTER_TYPE.both,
  loginTypes: Object.values(LOGIN_TYPE),
  socialTypes: Object.values(SOCIAL),
  defaultLoginType: LOGIN_TYPE.phone,
  minRechargeStatus: 1,
  isDepositBank: 0,
  isDepositBindMobile: 0,
  gameShowNum: 24,
  maintenance: 0,
  lengthLimits: {
    account: { min: 4, max: 20, status: 1 },
    username: { min: 2, max: 20, status: 1 },
    password: { min: 8, max: 32, status: 1 },
    withdrawAccount: { min: 6, max: 24, status: 1 },
    smsCode: { min: 6, max: 6, status: 1 },
    safeboxPassword: { min: 6, max: 6, status: 1 },
  },
}

/** The present values, as the configuration shows them. */
export const switches = (world: World): Switches => {
  const { activity: _, withdrawPassword: __, lengthLimits = {}, ...plain } = world.shared.switches ?? {}
  const limits = Object.entries(defaultSwitches.lengthLimits).map(([name, usual]) => [
    name,
    // The keys are those of the defaults.
    { ...usual, ...lengthLimits[name as keyof LengthLimits] },
  ])
  return { ...defaultSwitches, ...plain, lengthLimits: Object.fromEntries(limits) }
}

/** Whether a withdrawal asks for the safe-box password of a player who has set one. */
export const asksPassword = (world: World): boolean => world.shared.switches?.withdrawPassword !== 0

/** Whether a value has a valid length; always, when the limit is off. */
export const withinLimits = (world: World, field: keyof LengthLimits, { length }: ArrayLike<unknown>): boolean => {
  const { min, max, status } = switches(world).lengthLimits[field]
  return status === 0 || (length >= min && length <= max)
}

/** The length that a value must have, as `4 to 20`. */
export const lengthOf = (world: World, field: keyof LengthLimits): string => {
  const { min, max } = switches(world).lengthLimits[field]
  return `${min} to ${max}`
}

/** Country dialling codes; the first is the default. */
export const dialCodes = ['+1', '+44', '+55', '+62', '+84', '+91', '+971']

/** That of the language's country comes first. */
export const dialCodesFor = (locale: Locale): string[] => {
  const own = dialCodes.filter((code) => code === dialCodeOf(locale))
  return [...new Set([...own, ...dialCodes])]
}
