import type { UserInfo } from '../../contract/member'
import type { Provider } from '../../platform/device/social'

export type { Provider } from '../../platform/device/social'

/** Brand names, which no language translates. */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
}

// `Object.keys` loses the key type.
export const allProviders = Object.keys(providerNames) as Provider[]

const fields = { google: 'googleAccount', facebook: 'facebookAccount', line: 'lineAccount' } as const
const names = { google: 'googleName', facebook: 'facebookName', line: 'lineName' } as const

/** The player's name at a provider; empty when it is not linked. */
export const linkedAt = (info: UserInfo, provider: Provider): string =>
  info[fields[provider]] && (info[names[provider]] || info[fields[provider]])
