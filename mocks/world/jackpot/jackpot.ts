import { PROP } from '../../../src/contract/activity/rewards'
import type { ReplyInput } from '../../../src/contract/core/call'
import type { drawLog, getJackpotDrawInfo as info } from '../../../src/contract/jackpot'
import { balanceOf } from '../core/ledger'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { canDraw, stillToDeposit } from './chance'
import { proofOf } from './fairness'
import { poolAt, sectionOf } from './pools'
import { type DrawRecord, drawsOf } from './state'
import { DEPOSIT_GOAL, TIERS, type Tier } from './table'
import { tickerLines } from './ticker'

const ofPlayer = (world: World, player: Player) => ({
  canReceiveDrawChance: canDraw(world, player),
  needDeposit: stillToDeposit(world, player),
  depositGoal: DEPOSIT_GOAL,
  chances: balanceOf(player, 'chance'),
  commitment: proofOf(world, player, drawsOf(player).length + 1, false).commitment,
})

/** The pools and their ranges, the ticker and, for a player, whether a draw is possible. */
export const getJackpotDrawInfo = (world: World, player: Player | null): ReplyInput<typeof info> => {
  const pools = Object.fromEntries(TIERS.map((tier) => [tier, poolAt(world, tier, world.now)])) as Record<Tier, number>
  const ranges = TIERS.map((tier) => sectionOf(tier, pools[tier]))
  const [mega = '', major = '', minor = '', mini = ''] = ranges.map((range) => range.join('-'))
  const sum = (end: 0 | 1) => ranges.reduce((total, range) => total + range[end], 0)
  return {
    total: sum(1),
    megaJackpot: pools.mega,
    majorJackpot: pools.major,
    minorJackpot: pools.minor,
    miniJackpot: pools.mini,
    totalSection: `${sum(0)}-${sum(1)}`,
    megaJackpotSection: mega,
    majorJackpotSection: major,
    minorJackpotSection: minor,
    miniJackpotSection: mini,
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
