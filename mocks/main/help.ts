import type { StartOptions } from '../../src/app/startup/start'
import type { Platform } from '../../src/platform'
import { demoAccounts, demoCode } from '../personas/accounts'

/** The demo accounts offered by the login form. */
export const helpOfDemo: NonNullable<StartOptions['demo']> = { accounts: demoAccounts, code: demoCode }

/** Simulated social providers; each knows one person. */
export const socialOfDemo: Platform['social'] = {
  available: () => ['google', 'facebook', 'line'],
  signIn: async (provider) => `demo-${provider}-ann`,
  signOut: () => undefined,
}
