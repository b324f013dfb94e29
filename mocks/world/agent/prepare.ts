import { CLAIM } from '../../../src/contract/core/enums'
import { markDone } from '../activity/claims'
import { coin, grant } from '../bonus/rewards'
import { countInvite } from '../bonus/tasksCount'
import { schedule } from '../core/agenda'
import { chanceFor } from '../core/chance'
import { DAY, nextDay } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Profile } from '../member/profile'
import { creditBets, nextSettlement, PLAYS_DAYS, settleDay } from './settle'
import { inventPerson, teamOf } from './team'
import { validInvitesOf } from './valid'

const PEOPLE = { none: 0, some: 6, huge: 1_200 } as const
/** The persona with everything claimable has enough friends for a reward. */
const COLLECTOR_PEOPLE = 24
/** Personas below this level have no team. */
const FROM_LEVEL = 2

const peopleOf = ({ history, claimable, vipLevel }: Profile): number =>
  claimable ? COLLECTOR_PEOPLE : vipLevel < FROM_LEVEL ? 0 : PEOPLE[history]

/** Days of the past between which team members joined. */
const LAST_JOINED = 4

const gather = (world: World, player: Player, people: number, days: number): void => {
  const span = (days - LAST_JOINED) * DAY
  for (let number = 0; number < people; number++) {
    const wobble = chanceFor(world.seed, 'joined', player.id, number).unit()
    const at = world.now - LAST_JOINED * DAY - Math.floor(span * (1 - (number + wobble) / people))
    const person = inventPerson(world, player, undefined, at)
    if (person.tier === 1) countInvite(world, player, at)
  }
}

/** Commission of the days before the last three, in one step per person: already claimed. */
const settlePast = (world: World, player: Player, until: number): void => {
  const team = teamOf(player)
  let amount = 0
  for (const person of team.people) {
    const days = Math.min(PLAYS_DAYS, Math.max(0, Math.floor((until - person.at) / DAY)))
    amount += creditBets(world, team, person, person.perDay * days)
  }
  team.total = amount
  if (amount > 0) grant(world, player, coin(amount), 'agent.commission', 'past', until)
}

const claimValid = (world: World, player: Player, at: number): void => {
  for (const { id, state, awards } of validInvitesOf(player)) {
    if (state !== CLAIM.available) continue
    markDone(player, 'agent.valid', 'ever', id, at)
    for (const award of awards) grant(world, player, award, 'agent.valid', id, at)
  }
}

/** Writes a persona's team, settled up to last night; only that night's commission is unclaimed. */
export const prepareAgent = (world: World, player: Player, profile: Profile): void => {
  const days = profile.registeredDaysAgo
  const people = peopleOf(profile)
  if (people === 0 || days <= LAST_JOINED) return
  gather(world, player, people, days)
  const yesterday = nextDay(world.now) - 2 * DAY
  settlePast(world, player, yesterday)
  settleDay(world, player, yesterday)
  if (!profile.claimable) claimValid(world, player, yesterday)
  schedule(world, { at: nextSettlement(world.now), what: 'agent.settles', ref: player.id })
}
