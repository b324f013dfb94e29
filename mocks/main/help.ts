import type { StartOptions } from '../../src/app/startup/start'
import { demoAccounts, demoCode } from '../personas/accounts'

/** The demo accounts offered by the login form. */
export const helpOfDemo: NonNullable<StartOptions['demo']> = { accounts: demoAccounts, code: demoCode }
