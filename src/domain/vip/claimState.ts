import { CLAIM } from '../../contract/core/enums'

export type ClaimState = 'locked' | 'available' | 'claimed'

/** The state of a reward; an unknown number is not claimable. */
export const claimState = (state: number): ClaimState =>
  state === CLAIM.available ? 'available' : state === CLAIM.claimed ? 'claimed' : 'locked'
