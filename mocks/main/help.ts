import type { StartOptions } from '../../src/app/start'
import type { Platform } from '../../src/platform'
import { demoAccounts, demoCode } from '../personas/accounts'

/** The accounts that anybody may try the demo with. */
export const helpOfDemo: NonNullable<StartOptions['demo']> = { accounts: demoAccounts, code: demoCode }

/** Social providers without the world outside: each knows one person. */
export const socialOfDemo: Platform['social'] = {
  available: () => ['google', 'facebook', 'line'],
  signIn: async (provider) => `demo-${provider}-ann`,
  signOut: () => undefined,
}
