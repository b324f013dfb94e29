import { PROP } from '../../../src/contract/activity/rewards'
import type { ReplyInput } from '../../../src/contract/core/call'
import type { drawLog, getJackpotDrawInfo as info } from '../../../src/contract/jackpot'
import { balanceOf } from '../core/ledger'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { canDraw, stillToDeposit } from './chance'
import { proofOf } from './fairness'
import { sectionOf } from './pools'
import { type DrawRecord, drawsOf } from './state'
import { DEPOSIT_GOAL, type Tier } from './table'
import { tickerLines } from './ticker'

const ofPlayer = (world: World, player: Player) => ({
  canReceiveDrawChance: canDraw(world, player),
  needDeposit: stillToDeposit(world, player),
  depositGoal: DEPOSIT_GOAL,
  chances: balanceOf(player, 'chance'),
  commitment: proofOf(world, player, drawsOf(player).length + 1, false).commitment,
})

/** The pools as they were a minute ago and their ranges since then, the ticker and, for a player, whether a draw is possible. */
export const getJackpotDrawInfo = (world: World, player: Player | null): ReplyInput<typeof info> => {
  const rangeOf = (tier: Tier) => sectionOf(world, tier, world.now)
  const [mega, major, minor, mini] = [rangeOf('mega'), rangeOf('major'), rangeOf('minor'), rangeOf('mini')]
  const sum = (end: 0 | 1) => mega[end] + major[end] + minor[end] + mini[end]
  return {
    total: sum(0),
    megaJackpot: mega[0],
    majorJackpot: major[0],
    minorJackpot: minor[0],
    miniJackpot: mini[0],
    totalSection: `${sum(0)}-${sum(1)}`,
    megaJackpotSection: mega.join('-'),
    majorJackpotSection: major.join('-'),
    minorJackpotSection: minor.join('-'),
    miniJackpotSection: mini.join('-'),
    canReceiveDrawChance: false,
    needDeposit: 0,
    ...(player && ofPlayer(world, player)),
    jackpotWinnerList: tickerLines(world),
  }
}

/** The amount of a prize as a range of one value; empty for prizes without money. */
const amountOf = ({ type, propId, count, bonus }: DrawRecord): string => {
  if (type === 2) return `${bonus}-${bonus}`
  return propId === PROP.coin ? `${count}-${count}` : ''
}

/** The player's draws, newest first, each with the proof of its result. */
export const getPersonJackpotDrawAwardLog = (
  world: World,
  player: Player,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): ReplyInput<typeof drawLog> => {
  return newestPage(drawsOf(player), pageNum, pageSize, (record) => ({
    id: record.id,
    propId: record.propId,
    type: record.type,
    count: record.count,
    amountSection: amountOf(record),
    createTime: record.at,
    cellId: record.cellId,
    bonus: record.bonus,
    proof: proofOf(world, player, record.number, record.forced),
  }))
}
