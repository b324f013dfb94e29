import type { Award } from '../../../src/contract/activity/rewards'
import type { activityAwardGetLog as call } from '../../../src/contract/bonus'
import type { ReplyInput } from '../../../src/contract/core/call'
import { newestPage, placeOf } from '../core/paging'
import { type Player, slice } from '../core/player'
import { nextId, type World } from '../core/state'

/** One reward as it was received. */
export interface RewardRow {
  id: string
  at: number
  kind: string
  propId: number
  count: number
}

/** What a player received, oldest first, and where each noun's rewards stand in that list. */
export interface RewardLog {
  rows: RewardRow[]
  byNoun: Record<string, number[]>
}

declare module '../core/player' {
  interface Slices {
    rewards?: RewardLog
  }
}

const logOf = (player: Player): RewardLog => slice(player, 'rewards', () => ({ rows: [], byNoun: {} }))

const index = ({ byNoun }: RewardLog, kind: string, place: number): void => {
  const noun = kind.split('.', 1)[0] ?? kind
  const places = byNoun[noun]
  if (places) places.push(place)
  else byNoun[noun] = [place]
}

/** Writes a reward into the player's log. */
export const rememberReward = (
  world: World,
  player: Player,
  { propId, count }: Award,
  kind: string,
  at = world.now,
): void => {
  const log = logOf(player)
  index(log, kind, log.rows.length)
  log.rows.push({ id: nextId(world, 'r'), at, kind, propId, count })
}

/** Brings the log into the order of time, after a history that was written noun by noun. */
export const sortRewards = (player: Player): void => {
  const log = logOf(player)
  const rows = log.rows.sort((a, b) => a.at - b.at)
  log.byNoun = {}
  for (const [place, { kind }] of rows.entries()) index(log, kind, place)
}

interface Asked {
  pageNum: number
  pageSize: number
  kind?: string | undefined
  from?: number | undefined
  to?: number | undefined
}

/** Everything that was received, newest first; `kind` keeps only one noun's (`task`, `activity`, `mail` …). */
export const activityAwardGetLog = (
  _world: World,
  player: Player,
  { kind, ...asked }: Asked,
): ReplyInput<typeof call> => {
  const { rows = [], byNoun = {} } = player.slices.rewards ?? {}
  if (!kind) return pageOf(rows, (row) => row, asked)
  return pageOf((Object.hasOwn(byNoun, kind) && byNoun[kind]) || [], (place) => rows[place], asked)
}

const pageOf = <T>(
  list: readonly T[],
  rowOf: (entry: T) => RewardRow | undefined,
  { pageNum, pageSize, from = 0, to = Number.POSITIVE_INFINITY }: Asked,
): ReplyInput<typeof call> => {
  const at = (entry: T) => rowOf(entry)?.at ?? 0
  const page = newestPage(list, pageNum, pageSize, rowOf, [placeOf(list, from, at), placeOf(list, to, at)])
  return {
    ...page,
    list: page.list.flatMap((row) =>
      row ? [{ id: row.id, kind: row.kind, propId: row.propId, count: row.count, createTime: row.at }] : [],
    ),
  }
}
