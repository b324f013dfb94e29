import type { AppConfig, AppVip } from '../../contract/config'
import { ladderOf } from './vipLevel'

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

/** The user level that bets (cents) have reached (spec §3: appUserLevelConfigList). */
export const userLevelOf = (levels: AppConfig['appUserLevelConfigList'], bet: number): number =>
  levels.reduce((reached, { level, betAmount }) => (bet >= betAmount ? Math.max(reached, level) : reached), 0)
