import type { Player } from '../../../mocks/world/core/player'
import { activityGetStatusList } from '../../../src/contract/activity/activity'
import { activityDetail, activityReceive } from '../../../src/contract/activity/activityPage'
import { CLAIM } from '../../../src/contract/core/enums'
import { type Visit, visit } from '../core/support'

/** A new player at an instant, without any activity. */
export const fresh = (iso = '2026-01-15T12:00:00Z'): Visit => {
  const at = Date.parse(iso)
  return visit('newcomer', { clock: { mode: 'frozen', at }, real: at })
}

/** The states of an activity's steps by their id. */
export const statesOf = (guest: Visit, activityId: number): Record<string, number> =>
  Object.fromEntries(guest.call(activityDetail, { activityId }).steps.map(({ id, state }) => [id, state]))

/** The red dots that are on. */
export const dotsOn = (guest: Visit): string[] =>
  Object.entries(guest.call(activityGetStatusList, {}))
    .filter(([, on]) => on === true)
    .map(([name]) => name)

/** Claims a step that must be claimable. */
export const claim = (guest: Visit, activityId: number, stepId: string) =>
  guest.call(activityReceive, { activityId, stepId }).awards

/** All balances of a player. */
export const owned = (player: Player): Record<string, number> =>
  Object.fromEntries(Object.entries(player.balances).map(([asset, amount]) => [asset, amount ?? 0]))

/** Sums of the ledger's entries by asset; must equal the balances. */
export const ledgerSums = ({ world, player }: Visit): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const { asset, amount } of world.ledger[player.id] ?? []) sums[asset] = (sums[asset] ?? 0) + amount
  return sums
}

/** Short names of the claim states. */
export const { locked, available, claimed, expired } = CLAIM
