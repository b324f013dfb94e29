import type { ReplyInput } from '../../../src/contract/core/call'
import type { betRecord as recordCall, betRecordReport as reportCall } from '../../../src/contract/game/game'
import { DAY, dayOf } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { gameById } from './catalogue'
import type { Round, RoundsDay } from './playRounds'

/** The first index whose instant is not before `at` (binary search). */
const indexAt = (length: number, instantOf: (index: number) => number, at: number): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (instantOf(middle) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** Games by round; derived data outside the world, extended as rounds are added. */
const games = new WeakMap<readonly Round[], { byRound: Map<string, number>; read: number }>()

/** The name of the game of a settled round. */
export const gameOfRound = (world: World, player: Player, id: string): string | undefined => {
  const { rows = [] } = player.state.rounds ?? {}
  const known = games.get(rows) ?? { byRound: new Map<string, number>(), read: 0 }
  for (const round of rows.slice(known.read)) known.byRound.set(round.id, round.gameId)
  games.set(rows, { ...known, read: rows.length })
  const gameId = known.byRound.get(id)
  return gameId === undefined ? undefined : gameById(world, gameId)?.name
}

interface RecordRequest {
  pageNum: number
  pageSize: number
  gameType?: number | undefined
  from?: number | undefined
  to?: number | undefined
}

/** Rounds, newest first, optionally of one game type and a period; the cost does not depend on their number. */
export const betRecord = (world: World, player: Player, request: RecordRequest): ReplyInput<typeof recordCall> => {
  const { rows = [], byType = {} } = player.state.rounds ?? {}
  const indexes = request.gameType ? (byType[request.gameType] ?? []) : null
  const length = indexes?.length ?? rows.length
  const rowAt = (index: number): Round | undefined => rows[indexes ? (indexes[index] ?? -1) : index]
  const instantOf = (index: number) => rowAt(index)?.at ?? 0
  const first = request.from === undefined ? 0 : indexAt(length, instantOf, request.from)
  const end = request.to === undefined ? length : indexAt(length, instantOf, request.to + 1)
  const newest = end - (request.pageNum - 1) * request.pageSize
  const list = []
  for (let index = newest - 1; index >= Math.max(first, newest - request.pageSize); index--) {
    const row = rowAt(index)
    if (!row) continue
    const { id, at, gameId, bet, win } = row
    list.push({ id, gameId, gameName: gameById(world, gameId)?.name ?? '', bet, win, createTime: at })
  }
  return { list, pages: Math.max(0, Math.ceil((end - first) / request.pageSize)) }
}

/** Days a report covers by default and at most. */
const REPORT = { usual: 30, most: 366 } as const

const sum = (days: readonly RoundsDay[], of: (day: RoundsDay) => number): number =>
  days.reduce((total, day) => total + of(day), 0)

const byTypes = (days: readonly RoundsDay[]): { type: number; bet: number; win: number }[] => {
  const types = new Map<number, { type: number; bet: number; win: number }>()
  for (const { types: sums } of days) {
    for (const [key, { bet, win }] of Object.entries(sums)) {
      const type = Number(key)
      const before = types.get(type) ?? { type, bet: 0, win: 0 }
      types.set(type, { type, bet: before.bet + bet, win: before.win + win })
    }
  }
  return [...types.values()].sort((a, b) => b.bet - a.bet)
}

/** Bets and wins of a period, by day (newest first) and by game type. */
export const betRecordReport = (
  world: World,
  player: Player,
  { from, to = world.now }: { from?: number | undefined; to?: number | undefined },
): ReplyInput<typeof reportCall> => {
  const until = Math.min(to, world.now)
  const requested = Math.max(from ?? until - (REPORT.usual - 1) * DAY, until - (REPORT.most - 1) * DAY, 0)
  // A period that begins in the future is as empty as the day after its end.
  const since = Math.min(requested, until + DAY)
  const [first, last] = [dayOf(since), dayOf(Math.max(0, until))]
  const days = (player.state.rounds?.days ?? [])
    .slice(-REPORT.most * 2)
    .filter(({ day }) => day >= first && day <= last)
  return {
    bet: sum(days, ({ bet }) => bet),
    win: sum(days, ({ win }) => win),
    rounds: sum(days, ({ rounds }) => rounds),
    days: days.map(({ day, bet, win, rounds }) => ({ day, bet, win, rounds })).reverse(),
    types: byTypes(days),
  }
}
