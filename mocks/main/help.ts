import type { StartOptions } from '../../src/app/start'
import { DEMO_PASSWORD } from '../personas/build'
import { profiles } from '../personas/profiles'
import { DEMO_CODE } from '../world/authMagic'

/** The accounts that anybody may try the demo with. */
export const helpOfDemo: NonNullable<StartOptions['demo']> = {
  accounts: Object.values(profiles).map(({ name, mobile, about }) => ({
    account: name,
    password: DEMO_PASSWORD,
    mobile,
    about,
  })),
  code: DEMO_CODE,
}

/** Social providers without the world outside: each knows one person. */
export const socialOfDemo: NonNullable<StartOptions['social']> = {
  available: () => ['google', 'facebook', 'line'],
  signIn: async (provider) => `demo-${provider}-ann`,
  signOut: () => undefined,
}
