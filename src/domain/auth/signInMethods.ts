import type { AppConfig } from '../../contract/config'
import { LOGIN_TYPE, REGISTER_TYPE, SOCIAL } from '../../contract/core/enums'

/** A way to log in or register with fields of our own. */
export type SignInMethod = 'phone' | 'account'

type Switches = Pick<AppConfig, 'loginTypes' | 'otpStatus' | 'registerType' | 'defaultLoginType'>

const WAYS = ['phone', 'account'] as const

/** The ways to log in that the configuration offers (spec §3); both without one. */
export const signInMethods = (config: Switches | null): readonly SignInMethod[] => {
  const phone = config?.otpStatus === 0 ? LOGIN_TYPE.phoneNoOtp : LOGIN_TYPE.phone
  const types = { phone, account: LOGIN_TYPE.account }
  return WAYS.filter((way) => config?.loginTypes?.includes(types[way]) ?? true)
}

/** The ways to open an account; a closed way to log in opens none either. */
export const registrationMethods = (config: Switches | null): readonly SignInMethod[] => {
  const other = { phone: REGISTER_TYPE.account, account: REGISTER_TYPE.phone }
  return signInMethods(config).filter((way) => config?.registerType !== other[way])
}

/** Those of the device's providers that the configuration offers; all without one. */
export const providersOf = <P extends keyof typeof SOCIAL>(
  available: readonly P[],
  config: Pick<AppConfig, 'socialTypes'> | null,
): readonly P[] => available.filter((provider) => config?.socialTypes?.includes(SOCIAL[provider]) ?? true)

/** The player's choice if it is offered, else the configuration's default, else the first; null = none. */
export const methodAmong = (
  ways: readonly SignInMethod[],
  chosen: SignInMethod | undefined,
  config: Switches | null,
): SignInMethod | null => {
  const usual = config?.defaultLoginType === LOGIN_TYPE.account ? 'account' : 'phone'
  const wanted: readonly (SignInMethod | undefined)[] = [chosen, usual, ...ways]
  return wanted.find((way): way is SignInMethod => way !== undefined && ways.includes(way)) ?? null
}
