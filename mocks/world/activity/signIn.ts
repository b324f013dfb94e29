import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import type { Award } from '../../../src/contract/activity/rewards'
import { coin, points, prop } from '../bonus/rewards'
import { DAY, dayOf } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { text } from '../core/texts'
import { doneAt, runOf } from './claims'
import type { ActivityRule } from './rule'

const week: readonly (readonly Award[])[] = [
  [points(20)],
  [coin(10)],
  [points(50)],
  [prop(1002)],
  [coin(30)],
  [points(100)],
  [coin(188), prop(1202)],
]

const BOOK = `activity.${ACTIVITY.freeSign}`

/** Days of a run that are over and were not claimed. */
const missedIn = (player: Player, run: string, at: number): number => {
  const past = Math.floor((at - Date.parse(run)) / DAY)
  return Array.from({ length: past }, (_, index) => doneAt(player, BOOK, run, `day${index + 1}`)).filter(
    (done) => !done,
  ).length
}

/** The first day of the present seven: the day of the first claim, until seven days are over or a second one is missed. */
const cycleStart = (world: World, player: Player | null): string => {
  const stored = player ? runOf(player, BOOK) : ''
  const lasts = player && stored !== '' && world.now < Date.parse(stored) + week.length * DAY
  return lasts && missedIn(player, stored, world.now) < 2 ? stored : dayOf(world.now)
}

/** The free sign-in: seven calendar days from the first claim; one missed day is forgiven, but not paid. */
export const signInRule: ActivityRule = {
  terms: [text('activity.freeSign.rule1'), text('activity.freeSign.rule2')],
  key: cycleStart,
  steps: ({ world, key }) => {
    const today = Math.floor((world.now - Date.parse(key)) / DAY)
    return week.map((awards, index) => ({
      id: `day${index + 1}`,
      title: text('activity.freeSign.day', { day: index + 1 }),
      unit: 'days',
      target: index + 1,
      progress: Math.min(today, index) + 1,
      awards,
      expired: index < today,
    }))
  },
}
