import type { Asset, LedgerEntry } from '../world/core/ledger'
import type { Player } from '../world/core/player'
import type { World } from '../world/core/state'

const openingFirst = (a: LedgerEntry, b: LedgerEntry): number =>
  Number(b.kind === 'opening') - Number(a.kind === 'opening') || a.at - b.at

/**
 * Sorts a history by time and recomputes its balances. Each asset opens with just enough never to fall below zero; coin
 * with enough to end at the persona's balance.
 * @returns the surplus of coin that must still be spent, cents
 */
export const balanceHistory = (world: World, player: Player, coin: number): number => {
  // A new array, so that indexes by array identity are rebuilt.
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
