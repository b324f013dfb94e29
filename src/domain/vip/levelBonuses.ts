import type { AppConfig } from '../../contract/config'
import { type Cents, cents } from '../money'
import { ladderOf } from './vipLevel'

/** The bonuses of all levels above one, up to another. */
export const levelBonuses = (appVipMap: AppConfig['appVipMap'], above: number, upTo: number): Cents =>
  cents(
    ladderOf(appVipMap)
      .filter(({ level }) => level > above && level <= upTo)
      .reduce((sum, { levelUpBonus = 0 }) => sum + levelUpBonus, 0),
  )
