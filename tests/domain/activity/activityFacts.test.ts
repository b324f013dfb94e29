import { expect, it } from 'vitest'
import { PROP } from '../../../src/contract/activity/rewards'
import { activityFacts } from '../../../src/domain/activity/activityFacts'

const step = (propIds: readonly number[]) => ({
  id: propIds.join(),
  title: '',
  unit: 'times' as const,
  progress: 0,
  target: 1,
  state: 0,
  awards: propIds.map((propId) => ({ propId, count: 20 })),
})

it.each([
  [
    [PROP.coin, PROP.points],
    {
      name: 'coinsAndPoints',
      awards: [
        { propId: PROP.coin, count: 40 },
        { propId: PROP.points, count: 40 },
      ],
    },
  ],
  [[PROP.coin], { name: 'coins', value: 40, unit: 'cents' }],
  [[PROP.points], { name: 'points', value: 40, unit: 'number' }],
  [[1304], { name: 'rewards', value: 2, unit: 'number' }],
])('[ACT-07] what the awards %j are in all', (props, fact) => {
  expect(activityFacts([step(props), step(props)]).at(-1)).toEqual(fact)
})
