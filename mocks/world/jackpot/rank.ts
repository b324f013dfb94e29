import { PROP } from '../../../src/contract/activity/rewards'
import type { ReplyInput } from '../../../src/contract/core/call'
import type { jackpotRank, RankRow } from '../../../src/contract/jackpot'
import { DAY } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { type Win, winnerOf, winsSince } from './winners'

/** Days covered by the rank. */
const RANK_DAYS = 30
/** Rows of the rank. */
const RANK_ROWS = 100

const rowOf = (world: World, win: Win, index: number): RankRow => ({
  id: win.id,
  ...winnerOf(world, win),
  amountSection: `${win.amount}-${win.amount}`,
  createTime: win.at,
  rank: index + 1,
  propId: PROP[win.tier],
})

/** The largest jackpots of the last 30 days, and the player's own best rank. */
export const getJackpotRank = (
  world: World,
  player: Player,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): ReplyInput<typeof jackpotRank> => {
  const wins = winsSince(world, world.now - RANK_DAYS * DAY).sort((a, b) => b.amount - a.amount || a.at - b.at)
  const own = wins.findIndex(({ playerId }) => playerId === player.id)
  const best = wins[own]
  const shown = wins.slice(0, RANK_ROWS)
  const start = (pageNum - 1) * pageSize
  return {
    allRank: {
      list: shown.slice(start, start + pageSize).map((win, index) => rowOf(world, win, start + index)),
      pages: Math.ceil(shown.length / pageSize),
    },
    personRank: best ? rowOf(world, best, own) : null,
  }
}
