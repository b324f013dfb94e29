import { DEMO_CODE } from '../world/auth/magic'
import { PERSONAS } from '../world/member/profile'
import { DEMO_PASSWORD } from './build'
import { profiles } from './profiles'

/** The accounts that the login form of the demo offers. */
export const demoAccounts = PERSONAS.filter((persona) => profiles[persona].google === undefined).map((account) => ({
  account,
  password: DEMO_PASSWORD,
  mobile: profiles[account].mobile,
  about: profiles[account].about,
}))

/** The SMS code for all of their phone numbers. */
export const demoCode = DEMO_CODE
