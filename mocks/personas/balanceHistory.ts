import type { Asset, LedgerEntry } from '../world/core/ledger'
import type { Player } from '../world/core/player'
import type { World } from '../world/core/state'

const openingFirst = (a: LedgerEntry, b: LedgerEntry): number =>
  Number(b.kind === 'opening') - Number(a.kind === 'opening') || a.at - b.at

/**
 * Brings a history that the nouns wrote one after another into the order of time, and opens each asset with as much as
 * it needs never to fall below zero; coin with as much as leads to the balance that the persona is to have.
 * @returns how much coin is left over, which must still be spent.
 */
export const reckon = (world: World, player: Player, coin: number): number => {
  // A new list, so that whoever keeps an index of the old one sees that it is another.
  const entries = (world.ledger[player.id] ?? []).toSorted(openingFirst)
  world.ledger[player.id] = entries
  const sums: Partial<Record<Asset, { sum: number; lowest: number }>> = {}
  for (const { asset, kind, amount } of entries) {
    const at = sums[asset] ?? { sum: 0, lowest: 0 }
    sums[asset] = at
    if (kind === 'opening') continue
    at.sum += amount
    at.lowest = Math.min(at.lowest, at.sum)
  }
  const balances: Partial<Record<Asset, number>> = {}
  for (const entry of entries) {
    const { asset } = entry
    const { sum, lowest } = sums[asset] ?? { sum: 0, lowest: 0 }
    if (entry.kind === 'opening') {
      entry.amount = Math.max(0 - lowest, asset === 'coin' ? coin - sum : 0)
      entry.at = player.registeredAt
    }
    entry.balanceAfter = (balances[asset] ?? 0) + entry.amount
    balances[asset] = entry.balanceAfter
  }
  player.balances = balances
  return (balances.coin ?? coin) - coin
}
