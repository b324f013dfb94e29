import type { ReplyInput } from '../../../src/contract/core/call'
import type { betRecord as recordCall, betRecordReport as reportCall } from '../../../src/contract/game/game'
import { DAY, dayOf } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { gameById } from './catalogue'
import type { Round, RoundsDay } from './playRounds'

/** The first place whose instant is not before `at`, in a list of so many places. */
const placeAt = (length: number, instantOf: (place: number) => number, at: number): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (instantOf(middle) < at) low = middle + 1
    else high = middle
  }
  return low
}

interface RecordWish {
  pageNum: number
  pageSize: number
  gameType?: number | undefined
  from?: number | undefined
  to?: number | undefined
}

/** The player's rounds, newest first, of one game type and a period if wished: costs the same for few and for many. */
export const betRecord = (world: World, player: Player, wish: RecordWish): ReplyInput<typeof recordCall> => {
  const { rows = [], byType = {} } = player.slices.rounds ?? {}
  const places = wish.gameType ? (byType[wish.gameType] ?? []) : null
  const length = places?.length ?? rows.length
  const rowAt = (place: number): Round | undefined => rows[places ? (places[place] ?? -1) : place]
  const instantOf = (place: number) => rowAt(place)?.at ?? 0
  const first = wish.from === undefined ? 0 : placeAt(length, instantOf, wish.from)
  const end = wish.to === undefined ? length : placeAt(length, instantOf, wish.to + 1)
  const newest = end - (wish.pageNum - 1) * wish.pageSize
  const list = []
  for (let place = newest - 1; place >= Math.max(first, newest - wish.pageSize); place--) {
    const row = rowAt(place)
    if (!row) continue
    const { id, at, gameId, bet, win } = row
    list.push({ id, gameId, gameName: gameById(world, gameId)?.name ?? '', bet, win, createTime: at })
  }
  return { list, pages: Math.max(0, Math.ceil((end - first) / wish.pageSize)) }
}

/** Without a wish, a report covers so many days; it never covers more than a year. */
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
  const wished = Math.max(from ?? until - (REPORT.usual - 1) * DAY, until - (REPORT.most - 1) * DAY, 0)
  // However far ahead a period begins, the day after its end is as empty.
  const since = Math.min(wished, until + DAY)
  const [first, last] = [dayOf(since), dayOf(Math.max(0, until))]
  const days = (player.slices.rounds?.days ?? [])
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
