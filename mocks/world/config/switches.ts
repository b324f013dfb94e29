import type { AppConfig, LengthLimits } from '../../../src/contract/config'
import { LOGIN_TYPE } from '../../../src/contract/core/enums'
import type { World } from '../core/state'

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
>

declare module '../core/state' {
  interface SharedState {
    /** Switches that differ from the defaults. */
    switches?: Partial<Switches>
  }
}

/** Ways to register (spec §3: registerType). */
export const REGISTER = { phone: 1, account: 2, both: 3 } as const

const defaults: Switches = {
  otpStatus: 1,
  registerType: REGISTER.both,
  defaultLoginType: LOGIN_TYPE.phone,
  minRechargeStatus: 1,
  isDepositBank: 0,
  isDepositBindMobile: 0,
  gameShowNum: 24,
  lengthLimits: {
    account: { min: 4, max: 20, status: 1 },
    username: { min: 2, max: 20, status: 1 },
    password: { min: 8, max: 32, status: 1 },
    withdrawAccount: { min: 6, max: 24, status: 1 },
    smsCode: { min: 6, max: 6, status: 1 },
    safeboxPassword: { min: 6, max: 6, status: 1 },
  },
}

export const switches = (world: World): Switches => ({ ...defaults, ...world.shared.switches })

/** Whether a value has a valid length; always, when the limit is off. */
export const withinLimits = (world: World, field: keyof LengthLimits, { length }: string): boolean => {
  const { min, max, status } = switches(world).lengthLimits[field]
  return status === 0 || (length >= min && length <= max)
}

/** Country dialling codes; the first is the default. */
export const dialCodes = ['+1', '+44', '+55', '+62', '+84', '+91', '+971']
