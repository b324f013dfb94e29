import type { Award } from '../../../src/contract/activity/rewards'
import { coin, liveness, points, prop } from '../bonus/rewards'
import type { Counts } from '../bonus/tasksCounters'
import { type Text, text } from '../core/texts'

/** A VIP task; target and awards depend on the VIP theme (1 to 6). */
export interface VipTask {
  id: string
  period: 'day' | 'week'
  counts: keyof Counts
  unit: 'cents' | 'times'
  title: (look: number) => Text
  target: (look: number) => number
  awards: (look: number) => Award[]
}

const betOf = (look: number): number => 10_000 * look * look

export const vipTasks: readonly VipTask[] = [
  {
    id: 'bet-day',
    period: 'day',
    counts: 'bet',
    unit: 'cents',
    title: (look) => text('vip.betToday', { amount: betOf(look) }),
    target: betOf,
    awards: (look) => [points(20 * look)],
  },
  {
    id: 'rounds-day',
    period: 'day',
    counts: 'rounds',
    unit: 'times',
    title: () => text('vip.roundsToday', { count: 20 }),
    target: () => 20,
    awards: () => [liveness(10)],
  },
  {
    id: 'deposit-week',
    period: 'week',
    counts: 'deposits',
    unit: 'times',
    title: () => text('vip.depositThisWeek'),
    target: () => 1,
    awards: () => [prop(1005)],
  },
  {
    id: 'bet-week',
    period: 'week',
    counts: 'bet',
    unit: 'cents',
    title: (look) => text('vip.betThisWeek', { amount: 5 * betOf(look) }),
    target: (look) => 5 * betOf(look),
    awards: (look) => [coin(200 * look * look)],
  },
]

/** Awards of the seven days of the sign-in week. */
export const signInWeek: readonly ((look: number) => Award[])[] = [
  (look) => [points(10 * look)],
  (look) => [coin(50 * look)],
  (look) => [points(20 * look)],
  (look) => [coin(100 * look)],
  () => [prop(1005)],
  (look) => [points(50 * look)],
  (look) => [coin(300 * look), prop(1301)],
]
