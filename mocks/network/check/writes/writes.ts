import type { Step } from '../step'
import { claims } from './claims'
import { money, takeBreak } from './money'
import { people, signOut, strangers } from './people'
import { play } from './play'

/** Every write of the contract in a sensible order, each followed by a read: the claims pay the coin that is moved later. */
export const writes: readonly Step[] = [...strangers, ...play, ...claims, ...money, ...people]

/** After the reads: the account is locked and left. */
export const goodbye: readonly Step[] = [takeBreak, signOut]
