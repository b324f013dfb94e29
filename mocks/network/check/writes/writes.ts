import type { Step } from '../step'
import { claims } from './claims'
import { money, takeBreak } from './money'
import { failingLogins, people, signOut } from './people'
import { play } from './play'

/** Every write of the contract in a sensible order, each followed by a read: the claims pay the coin that is moved later. */
export const writes: readonly Step[] = [...failingLogins, ...play, ...claims, ...money, ...people]

/** After the reads: the account is locked and left. */
export const goodbye: readonly Step[] = [takeBreak, signOut]
