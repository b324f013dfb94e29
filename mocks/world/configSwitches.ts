import type { AppConfig, LengthLimits } from '../../src/contract/config'
import { LOGIN_TYPE } from '../../src/contract/enums'
import type { World } from './state'

/** The parts of the configuration that an operator turns on and off; a world may have its own. */
export type Switches = Pick<
  AppConfig,
  | 'otpStatus'
  | 'registerType'
  | 'defaultLoginType'
  | 'minRechargeStatus'
  | 'isDepositBank'
  | 'isDepositBindMobile'
  | 'gameShowNum'
>

declare module './state' {
  interface Rooms {
    /** Switches that differ from the ordinary ones. */
    switches?: Partial<Switches>
  }
}

/** Ways to register (spec §3: registerType). */
export const REGISTER = { phone: 1, account: 2, both: 3 } as const

const ordinary: Switches = {
  otpStatus: 1,
  registerType: REGISTER.both,
  defaultLoginType: LOGIN_TYPE.phone,
  minRechargeStatus: 1,
  isDepositBank: 0,
  isDepositBindMobile: 0,
  gameShowNum: 24,
}

/** How the switches stand in a world. */
export const switches = (world: World): Switches => ({ ...ordinary, ...world.rooms.switches })

/** Length limits of the form fields. */
export const lengths: LengthLimits = {
  account: { min: 4, max: 20 },
  username: { min: 2, max: 20 },
  password: { min: 8, max: 32 },
  withdrawAccount: { min: 6, max: 24 },
  smsCode: { min: 6, max: 6 },
  safeboxPassword: { min: 6, max: 6 },
}

/** Country dialling codes on offer; the first is the default. */
export const dialCodes = ['+1', '+44', '+55', '+62', '+84', '+91', '+971']
