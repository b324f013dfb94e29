import type { Chance } from '../../../../mocks/world/core/chance'
import { playLimit } from '../../../../src/contract/care'
import { type Line, line } from './line'
import { DAY } from './periods'

/** Smallest and greatest limit, cents. */
const [LEAST, MOST] = [100, 10_000_000_000] as const

export const limitLine = (chance: Chance, device: number): Line => {
  const period = chance.pick(['day', 'week', 'month'] as const)
  const amount = chance.pick([null, null, null, null, 100_000, 500_000, 2_000_000, LEAST - 1, 0, -1, MOST + 1])
  return line(device, playLimit, {
    kind: 'limit',
    body: { period, amount },
    expects: () => {
      if (amount === null) return 'done'
      return amount < LEAST ? 'belowMinimum' : amount > MOST ? 'aboveMaximum' : 'done'
    },
    book: (purse) => {
      const { amount: before, next } = purse.limits[period]
      const present = next && next.from <= purse.now ? next.amount : before
      const higher = present !== null && (amount === null || amount > present)
      purse.limits[period] = higher ? { amount: present, next: { amount, from: purse.now + DAY } } : { amount }
    },
    last: true,
  })
}
