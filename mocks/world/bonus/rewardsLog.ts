import type { Award } from '../../../src/contract/activity/rewards'
import type { activityAwardGetLog as call } from '../../../src/contract/bonus'
import type { ReplyInput } from '../../../src/contract/core/call'
import { indexesWithin, newestPage, type Period } from '../core/paging'
import { ensurePlayerState, type Player } from '../core/player'
import { nextId, type World } from '../core/state'

export interface RewardRow {
  id: string
  at: number
  kind: string
  propId: number
  count: number
}

/** Rewards, oldest first, and the indexes of each noun's rewards in that list. */
export interface RewardLog {
  rows: RewardRow[]
  byNoun: Record<string, number[]>
}

declare module '../core/player' {
  interface PlayerState {
    rewards?: RewardLog
  }
}

const logOf = (player: Player): RewardLog => ensurePlayerState(player, 'rewards', () => ({ rows: [], byNoun: {} }))

const addToIndex = ({ byNoun }: RewardLog, kind: string, index: number): void => {
  const noun = kind.split('.', 1)[0] ?? kind
  const indexes = byNoun[noun]
  if (indexes) indexes.push(index)
  else byNoun[noun] = [index]
}

export const logReward = (world: World, player: Player, { propId, count }: Award, kind: string): void => {
  const log = logOf(player)
  addToIndex(log, kind, log.rows.length)
  log.rows.push({ id: nextId(world, 'r'), at: world.now, kind, propId, count })
}

interface LogRequest extends Period {
  pageNum: number
  pageSize: number
  kind?: string | undefined
}

/** Received rewards, newest first; `kind` selects one noun (`task`, `activity`, `mail` …). */
export const activityAwardGetLog = (
  _world: World,
  player: Player,
  { kind, ...asked }: LogRequest,
): ReplyInput<typeof call> => {
  const { rows = [], byNoun = {} } = player.state.rewards ?? {}
  if (!kind) return pageOf(rows, (row) => row, asked)
  return pageOf((Object.hasOwn(byNoun, kind) && byNoun[kind]) || [], (index) => rows[index], asked)
}

const pageOf = <T>(
  list: readonly T[],
  rowOf: (entry: T) => RewardRow | undefined,
  { pageNum, pageSize, ...period }: LogRequest,
): ReplyInput<typeof call> => {
  const at = (entry: T) => rowOf(entry)?.at ?? 0
  const page = newestPage(list, pageNum, pageSize, rowOf, indexesWithin(list, period, at))
  return {
    ...page,
    list: page.list.flatMap((row) =>
      row ? [{ id: row.id, kind: row.kind, propId: row.propId, count: row.count, createTime: row.at }] : [],
    ),
  }
}
