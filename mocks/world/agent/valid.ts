import type { Award } from '../../../src/contract/activity/rewards'
import type { appAgent5UserInviteValidReceive as validCall } from '../../../src/contract/agent'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import { doneAt, markDone } from '../activity/claims'
import { coin, grantAll, prop } from '../bonus/rewards'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'

export const validRewards: readonly { id: string; target: number; awards: readonly Award[] }[] = [
  { id: 'v1', target: 1, awards: [coin(500)] },
  { id: 'v3', target: 3, awards: [coin(1_000)] },
  { id: 'v5', target: 5, awards: [coin(2_000), prop(1302)] },
  { id: 'v10', target: 10, awards: [coin(5_000)] },
  { id: 'v30', target: 30, awards: [coin(18_000)] },
  { id: 'v100', target: 100, awards: [coin(70_000)] },
  { id: 'v500', target: 500, awards: [coin(400_000), prop(1304)] },
]

const BOOK = 'agent.valid'

const validState = (player: Player, { id, target }: (typeof validRewards)[number]): number => {
  if (doneAt(player, BOOK, 'ever', id) > 0) return CLAIM.claimed
  return (player.state.agent?.valid ?? 0) >= target ? CLAIM.available : CLAIM.locked
}

/** Whether a reward for valid friends can be claimed. */
export const hasValidReward = (player: Player): boolean =>
  validRewards.some((reward) => validState(player, reward) === CLAIM.available)

export const validInvitesOf = (player: Player) =>
  validRewards.map((reward) => ({
    id: reward.id,
    target: reward.target,
    progress: Math.min(player.state.agent?.valid ?? 0, reward.target),
    state: validState(player, reward),
    awards: [...reward.awards],
  }))

/** Pays the reward for a number of valid friends, once. */
export const appAgent5UserInviteValidReceive = (
  world: World,
  player: Player,
  { id }: { id: string },
): ReplyInput<typeof validCall> => {
  const reward = validRewards.find((known) => known.id === id) ?? refuse('notFound')
  const state = validState(player, reward)
  if (state === CLAIM.claimed) return refuse('alreadyClaimed')
  if (state === CLAIM.locked) return refuse('goalNotReached')
  markDone(player, BOOK, 'ever', id, world.now)
  return grantAll(world, player, reward.awards, 'agent.valid', id)
}
