import type { Player } from './player'
import { nextId, type World } from './state'

/**
 * Coin, safebox, progress of the invite wheel and money left in games (`game:7`) are cents, the others units. Coupons are counted by propId:
 * `coupon:1010`.
 */
export type Asset =
  | 'coin'
  | 'safebox'
  | 'points'
  | 'liveness'
  | 'chance'
  | 'invite'
  | `coupon:${number}`
  | `item:${number}`
  | `game:${number}`

/** One movement; immutable. */
export interface LedgerEntry {
  id: string
  at: number
  playerId: string
  asset: Asset
  kind: string
  amount: number
  balanceAfter: number
  ref: string
}

export const balanceOf = (player: Player, asset: Asset): number => player.balances[asset] ?? 0

/**
 * Moves an asset of a player; nothing is gained or spent in any other way. The first entry of an asset is its opening.
 * @throws when the balance would fall below zero or the amount is not a safe integer: the caller must refuse first
 */
export const post = (
  world: World,
  player: Player,
  asset: Asset,
  amount: number,
  kind: string,
  ref: string,
): LedgerEntry => {
  const known = player.balances[asset]
  if (known === undefined && kind !== 'opening') post(world, player, asset, 0, 'opening', '')
  const balanceAfter = (known ?? 0) + amount
  if (!Number.isSafeInteger(balanceAfter) || balanceAfter < 0)
    throw new Error(`${asset} of ${player.id} cannot become ${balanceAfter}`)
  const entry: LedgerEntry = {
    id: nextId(world, 'l'),
    at: world.now,
    playerId: player.id,
    asset,
    kind,
    amount,
    balanceAfter,
    ref,
  }
  player.balances[asset] = balanceAfter
  const entries = world.ledger[player.id]
  if (entries) entries.push(entry)
  else world.ledger[player.id] = [entry]
  return entry
}
