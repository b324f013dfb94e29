import type { AppConfig, AppVip } from '../contract/config'

/** The looks that a level can have (spec §3: showType). */
export const SHOW_TYPES = [1, 2, 3, 4, 5, 6] as const
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

/** The levels that share a look, and the first level of each: the tiers in the order of rank. */
export const tiersOf = (appVipMap: AppConfig['appVipMap']): { showType: number; tier: string; levels: AppVip[] }[] => {
  const tiers: { showType: number; tier: string; levels: AppVip[] }[] = []
  for (const vip of ladderOf(appVipMap)) {
    const last = tiers.at(-1)
    if (last?.showType === vip.showType) last.levels.push(vip)
    else tiers.push({ showType: vip.showType, tier: vip.tier ?? '', levels: [vip] })
  }
  return tiers
}

/** How far a player is from one level to the next. */
export interface VipProgress {
  level: number
  next: AppVip | null
  /** Experience that is still missing, 0 at the top. */
  missing: number
  /** From 0 to 1; 1 at the top. */
  share: number
}

/** How far experience (cents of valid bets) has led on the way from a level to the next. */
export const vipProgress = (appVipMap: AppConfig['appVipMap'], level: number, exp: number): VipProgress => {
  const ladder = ladderOf(appVipMap)
  const next = ladder.find((vip) => vip.level > level) ?? null
  if (!next) return { level, next, missing: 0, share: 1 }
  const from = vipOf(appVipMap, level)?.experience ?? 0
  const span = Math.max(1, next.experience - from)
  return {
    level,
    next,
    missing: Math.max(0, next.experience - exp),
    share: Math.min(1, Math.max(0, (exp - from) / span)),
  }
}

/** The user level that bets (cents) have reached (spec §3: appUserLevelConfigList). */
export const userLevelOf = (levels: AppConfig['appUserLevelConfigList'], bet: number): number =>
  levels.reduce((reached, { level, betAmount }) => (bet >= betAmount ? Math.max(reached, level) : reached), 0)
