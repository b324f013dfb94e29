import { type Chance, chanceFor } from '../../world/core/chance'
import { DAY, HOUR } from '../../world/core/clock'
import type { Player } from '../../world/core/player'
import type { World } from '../../world/core/state'
import type { Profile } from '../../world/member/profile'

/** A persona's past while it is being written, in a world of its own. */
export interface History {
  world: World
  player: Player
  profile: Profile
  /** The present, epoch ms. */
  end: number
}

/** Something a persona does at an instant. */
export interface Moment {
  at: number
  run: () => void
}

/** The newest days without a deposit: what was deposited before is played through. */
export const QUIET_DAYS = 3

/** The texts of replies, which nobody reads here. */
export const unread = { t: () => '' }

/** An hour of a day of the past; the present day is shorter, and so are its hours. */
export const hourOf = ({ end }: History, back: number, hour: number): number => {
  const midnight = Math.floor(end / DAY) * DAY - back * DAY
  return midnight + Math.floor((Math.min(DAY, end - midnight) * hour * HOUR) / DAY)
}

/** Before so many days, a persona was there once a week: a long past has the same sums with fewer entries. */
const DAILY = 60

/** The days on which a persona was there by how far they are back, oldest first, from the day after the registration; 0 is today. */
export const daysOf = ({ profile }: History): number[] =>
  Array.from({ length: profile.registeredDaysAgo }, (_, index) => profile.registeredDaysAgo - 1 - index).filter(
    (back) => back <= DAILY || back % 7 === 0,
  )

/** What happens once on each of some days. */
export const eachDay = (
  history: History,
  hour: number,
  run: (back: number) => void,
  days = daysOf(history),
): Moment[] => days.map((back) => ({ at: hourOf(history, back, hour), run: () => run(back) }))

/** The random source of one purpose on one day. */
export const chanceOn = ({ world, player }: History, what: string, back: number): Chance =>
  chanceFor(world.seed, 'past', what, player.persona, back)
