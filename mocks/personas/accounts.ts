import { DEMO_CODE } from '../world/auth/magic'
import { PERSONAS } from '../world/member/profile'
import { DEMO_PASSWORD } from './build'
import { profiles } from './profiles'

/** The accounts that the demo's login form offers in one tap. */
export const demoAccounts = PERSONAS.map((account) => ({
  account,
  password: DEMO_PASSWORD,
  mobile: profiles[account].mobile,
  about: profiles[account].about,
}))

/** The code that signs in with any of their phone numbers. */
export const demoCode = DEMO_CODE
