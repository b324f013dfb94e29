import { friendJoins } from '../../world/agent/join'
import { chanceFor } from '../../world/core/chance'
import { DAY } from '../../world/core/clock'
import { addProgress, openRound } from '../../world/invite/wheel'
import type { Profile } from '../../world/member/profile'
import { feedback } from './feedback'
import { type History, type Moment, QUIET_DAYS } from './history'

const PEOPLE = { none: 0, some: 6, huge: 1_200 } as const
/** The persona with everything claimable has enough friends for a reward. */
const COLLECTOR_PEOPLE = 24
/** Personas below this level have no team. */
const FROM_LEVEL = 2

const peopleOf = ({ team, history, claimable, vipLevel }: Profile): number =>
  team ?? (claimable ? COLLECTOR_PEOPLE : vipLevel < FROM_LEVEL ? 0 : PEOPLE[history])

/** The first joined this many days ago. */
const JOINING = 120

/** Friends join up to a few days ago, one in each span of equal length, at any instant of it. */
const friends = ({ world, player, profile, end }: History): Moment[] => {
  const count = peopleOf(profile)
  const span = (Math.min(JOINING, profile.registeredDaysAgo - 1) - QUIET_DAYS) * DAY
  return Array.from({ length: count }, (_, number) => {
    const share = (number + chanceFor(world.seed, 'past', 'joins', player.persona, number).unit()) / count
    return { at: Math.floor(end - QUIET_DAYS * DAY - span * (1 - share)), run: () => friendJoins(world, player) }
  })
}

/** Coin sectors that the spins of a round landed on, cents; those of the second row reach the goal. */
const WON = [2_000, 1_000, 500, 200]
const WON_ALL = [2_000, 5_000, 1_000, 2_000]

/** The present round of the invitation wheel: in progress, or at its goal when everything is claimable. */
const spinWheel = ({ world, player, profile }: History): void => {
  const wheel = openRound(world, player)
  const won = profile.claimable ? WON_ALL : WON
  for (const [index, amount] of won.entries()) addProgress(world, player, amount, `${wheel.round}.${index + 1}`)
  wheel.made = won.length
  wheel.spins = 1
}

/** A persona's friends, invitations and feedback. */
export const people = (history: History): Moment[] => [
  ...friends(history),
  ...feedback(history),
  { at: history.end, run: () => spinWheel(history) },
]
