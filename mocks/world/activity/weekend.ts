import { coin } from '../bonus/rewards'
import { weekendDepositsOf } from '../bonus/tasksCounters'
import { dayOf } from '../core/clock'
import { text } from '../core/texts'
import { TURNOVER } from '../wallet/deposit/depositRule'
import type { ActivityRule, StepRule } from './rule'

/** `most` is in cents, for the whole weekend. */
const SHARE = { percent: 10, most: 3_000 } as const

/** A share of each deposit of the weekend, until the shares reach their limit. */
export const weekendRule: ActivityRule = {
  terms: [
    text('activity.weekendLottery.rule1', SHARE),
    text('activity.weekendLottery.rule2', { ...SHARE, times: TURNOVER.bonus }),
    text('activity.weekendLottery.rule3'),
  ],
  share: SHARE,
  isBonus: true,
  steps: ({ world, player }) => {
    let left: number = SHARE.most
    const deposits = player ? weekendDepositsOf(player, world.now) : []
    return deposits.flatMap(({ at, amount }, index): StepRule[] => {
      const share = Math.min(left, Math.floor((amount * SHARE.percent) / 100))
      left -= share
      if (share === 0) return []
      return [
        {
          id: `d${index + 1}`,
          title: text('activity.weekendLottery.deposit', { amount, day: dayOf(at) }),
          unit: 'cents',
          target: amount,
          progress: amount,
          awards: [coin(share)],
        },
      ]
    })
  },
}
