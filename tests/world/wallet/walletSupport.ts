import { expect } from 'vitest'
import { balanceOf } from '../../../mocks/world/core/ledger'
import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import { depositCreate } from '../../../src/contract/wallet/deposit'
import type { Visit } from '../core/support'

let requests = 0

/** A unique request id. */
export const freshRequest = (): string => `request-${++requests}`

/** `price` in cents. */
export const order = (at: Visit, price: number, channelId = 'instant', couponId?: string) =>
  at.call(depositCreate, {
    channelId,
    itemId: `i${price}`,
    requestId: freshRequest(),
    ...(couponId !== undefined && { couponId }),
  }).order

/** Deposits `price` cents and waits until they are credited. */
export const deposit = (at: Visit, price: number, couponId?: string) => {
  const opened = order(at, price, 'instant', couponId)
  at.wait('10s')
  return opened
}

/** The id of the player's first bank account. */
export const bankIdOf = (at: Visit): string => at.player.state.cards?.[0]?.id ?? ''

/** The request of a withdrawal of cents. */
export const withdrawBody = (at: Visit, amount: number, method = 'express') => ({
  method,
  bankId: bankIdOf(at),
  amount,
  requestId: freshRequest(),
})

export const coinOf = (at: Visit): number => balanceOf(at.player, 'coin')

/** Ledger entries of an asset and kind. */
export const moves = (at: Visit, kind: string, asset = 'coin') =>
  (at.world.ledger[at.player.id] ?? []).filter((entry) => entry.kind === kind && entry.asset === asset)

/** Checks that sums equal balances at every instant, in order, and are never negative. */
export const expectLedgerInvariants = (world: World, player: Player): void => {
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
