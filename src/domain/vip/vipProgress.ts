import type { AppConfig, AppVip } from '../../contract/config'
import { ladderOf, vipOf } from './vipLevel'

/** How far a player is from one level to the next. */
export interface VipProgress {
  level: number
  next: AppVip | null
  /** Experience that is still missing, 0 at the top. */
  missing: number
  /** From 0 to 1; 1 at the top. */
  share: number
}

/** How far experience (cents of valid bets) has led from one level toward the next. */
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
