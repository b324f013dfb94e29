import type { AppConfig, LengthLimits } from '../../../src/contract/config'
import { LOGIN_TYPE } from '../../../src/contract/core/enums'
import type { World } from '../core/state'

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
  | 'lengthLimits'
>

declare module '../core/state' {
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
  lengthLimits: {
    account: { min: 4, max: 20, status: 1 },
    username: { min: 2, max: 20, status: 1 },
    password: { min: 8, max: 32, status: 1 },
    withdrawAccount: { min: 6, max: 24, status: 1 },
    smsCode: { min: 6, max: 6, status: 1 },
    safeboxPassword: { min: 6, max: 6, status: 1 },
  },
}

/** How the switches stand in a world. */
export const switches = (world: World): Switches => ({ ...ordinary, ...world.rooms.switches })

/** Whether the length of a field's value is what this world asks for; any is where the limit is switched off. */
export const withinLimits = (world: World, field: keyof LengthLimits, { length }: string): boolean => {
  const { min, max, status } = switches(world).lengthLimits[field]
  return status === 0 || (length >= min && length <= max)
}

/** Country dialling codes on offer; the first is the default. */
export const dialCodes = ['+1', '+44', '+55', '+62', '+84', '+91', '+971']
