import { TOP_LEVEL, vipAt } from '../../world/config/vip'
import type { Profile } from '../../world/member/profile'
import { chanceOn, type History, QUIET_DAYS } from './history'

/** Part of the way from the level to the next that a persona has gone. */
const WAY = 0.4

/** All bets up to the present, cents. */
export const betsOf = ({ vipLevel }: Profile): number => {
  const [here, next] = [vipAt(vipLevel).experience, vipAt(vipLevel + 1).experience]
  return here + Math.floor((next > here ? next - here : here * 0.1) * WAY)
}

/** All bets before the next level is reached, cents. */
export const betsToNext = ({ vipLevel }: Profile): number =>
  vipLevel < TOP_LEVEL ? vipAt(vipLevel + 1).experience - 1 : Number.MAX_SAFE_INTEGER

/** Bets that stay clear of the next level, cents. */
export const mostBetsOf = (profile: Profile): number => Math.floor(betsToNext(profile) * 0.9)

/** The bets of an evening, cents. */
export const perEvening = ({ profile }: History): number => Math.ceil(betsOf(profile) / profile.registeredDaysAgo)

/** Bets up to the end of a day, cents: even, with some days left out. */
export const plannedOf = (history: History, back: number): number => {
  const chance = chanceOn(history, 'evening', back)
  if (back > QUIET_DAYS && chance.hit(0.15)) return 0
  const rest = back > 1 ? back - 1 + chance.unit() * 0.8 : 0
  return betsOf(history.profile) * (1 - rest / history.profile.registeredDaysAgo)
}

/** Money that stays in two games, in usual bets. */
export const LEFT = [5, 12] as const

/** What will go to the games and the safe-box in the last days, cents. */
export const setAside = ({ profile }: History): number =>
  profile.coin === 0 ? 0 : (LEFT[0] + LEFT[1]) * profile.bet + safeboxOf(profile)

/** A whale keeps a tenth in the safe-box, cents. */
export const safeboxOf = ({ history, coin }: Profile): number => (history === 'huge' ? Math.floor(coin / 10) : 0)
