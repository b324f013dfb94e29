import { type Asset, balanceOf } from '../core/ledger'
import type { Player } from '../core/player'

/** The asset of money left in a game. */
export const leftIn = (gameId: number): Asset => `game:${gameId}`

/** Money left in games, cents. */
export const leftOf = (player: Player): { gameId: number; coin: number }[] =>
  Object.keys(player.balances).flatMap((asset) => {
    const [, id] = /^game:(\d+)$/.exec(asset) ?? []
    const gameId = Number(id)
    const coin = id === undefined ? 0 : balanceOf(player, leftIn(gameId))
    return coin > 0 ? [{ gameId, coin }] : []
  })
