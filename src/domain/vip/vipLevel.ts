import type { AppConfig, AppVip } from '../../contract/config'
import { SHOW_TYPES } from '../../contract/core/showTypes'

/** One of the six looks. */
export type ShowType = (typeof SHOW_TYPES)[number]

/** The VIP levels, lowest first. */
export const ladderOf = (appVipMap: AppConfig['appVipMap']): AppVip[] =>
  Object.values(appVipMap).sort((a, b) => a.level - b.level)

/** The configuration of a level; of the nearest lower one where there is a gap. Null without any. */
export const vipOf = (appVipMap: AppConfig['appVipMap'], level: number): AppVip | null => {
  const ladder = ladderOf(appVipMap)
  return ladder.findLast((vip) => vip.level <= level) ?? ladder[0] ?? null
}

/** The look of a level; 1, the face of the brand, where the configuration has no known one. */
export const showTypeOf = (appVipMap: AppConfig['appVipMap'], level: number): ShowType => {
  const showType = vipOf(appVipMap, level)?.showType
  return SHOW_TYPES.find((known) => known === showType) ?? 1
}
