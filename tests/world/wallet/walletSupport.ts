import { expect } from 'vitest'
import { balanceOf } from '../../../mocks/world/core/ledger'
import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import { depositCreate } from '../../../src/contract/wallet'
import type { Visit } from '../core/support'

let requests = 0

/** A request id that was not used before. */
export const freshRequest = (): string => `request-${++requests}`

/** Opens a deposit order of a price in cents. */
export const order = (at: Visit, price: number, channelId = 'instant', couponId?: string) =>
  at.ask(depositCreate, {
    channelId,
    itemId: `i${price}`,
    requestId: freshRequest(),
    ...(couponId !== undefined && { couponId }),
  }).order

/** Deposits a price in cents and waits until it is credited. */
export const deposit = (at: Visit, price: number, couponId?: string) => {
  const opened = order(at, price, 'instant', couponId)
  at.wait('10s')
  return opened
}

/** The player's coin, cents. */
export const coinOf = (at: Visit): number => balanceOf(at.player, 'coin')

/** Movements of a player's asset with a kind. */
export const moves = (at: Visit, kind: string, asset = 'coin') =>
  (at.world.ledger[at.player.id] ?? []).filter((entry) => entry.kind === kind && entry.asset === asset)

/** Holds a player's ledger to its promise: sums are balances at every instant, in order, and never below zero. */
export const expectPromise = (world: World, player: Player): void => {
  const sums = new Map<string, number>()
  const faults: string[] = []
  for (const { id, asset, kind, amount, balanceAfter } of world.ledger[player.id] ?? []) {
    if (!sums.has(asset) && kind !== 'opening') faults.push(`${id}: ${asset} does not begin with its opening`)
    if (sums.has(asset) && kind === 'opening') faults.push(`${id}: ${asset} opens twice`)
    const sum = (sums.get(asset) ?? 0) + amount
    sums.set(asset, sum)
    if (sum !== balanceAfter || sum < 0) faults.push(`${id}: ${asset} is ${sum}, and the entry says ${balanceAfter}`)
  }
  expect(faults).toEqual([])
  expect(Object.fromEntries(sums)).toEqual(player.balances)
}
