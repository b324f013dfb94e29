import { describe, expect, it } from 'vitest'
import { PROP } from '../../../src/contract/activity/rewards'
import { CLAIM } from '../../../src/contract/core/enums'
import { activityFacts, coinOfStep, coinsOf, isLadder } from '../../../src/domain/activity/activityFacts'

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

/** A step of coin: a claim state, how far it is, and what belongs to its kind. */
const of = (state: number, progress: number, target: number, more: object = {}) => ({
  ...step([PROP.coin]),
  state,
  progress,
  target,
  ...more,
})
const { locked, available, claimed, expired } = CLAIM

describe('[ACT-07] the facts of an activity', () => {
  it('are none without steps', () => {
    expect(activityFacts([])).toEqual([])
  })

  it('are, of a share, its percent, its most and what it has paid', () => {
    expect(activityFacts([of(claimed, 1, 1), of(locked, 0, 1)], { percent: 5, most: 900 })).toEqual([
      { name: 'share', value: 5, unit: 'percent' },
      { name: 'most', value: 900, unit: 'cents' },
      { name: 'soFar', value: 40, unit: 'cents' },
    ])
  })

  it('are, of games, the digits found and the rounds played, over the steps with a game alone', () => {
    const steps = [of(locked, 2, 5, { gameId: 1, digit: 0 }), of(locked, 1, 5, { gameId: 2 }), of(locked, 9, 9)]
    expect(activityFacts(steps)).toEqual([
      { name: 'digits', value: 1, of: 2, unit: 'number' },
      { name: 'rounds', value: 3, of: 10, unit: 'number' },
      { name: 'coins', value: 60, unit: 'cents' },
    ])
  })

  it('are, of single steps, how many are claimed and ready', () => {
    const steps = [of(claimed, 1, 1), of(available, 1, 1), of(expired, 0, 1), of(locked, 0, 1)]
    expect(activityFacts(steps).slice(0, 2)).toEqual([
      { name: 'claimed', value: 1, of: 4, unit: 'number' },
      { name: 'ready', value: 1, unit: 'number' },
    ])
  })

  it.each([
    [40, { name: 'next', value: 50 }],
    [50, { name: 'next', value: 100 }],
    [100, { name: 'top', value: 100 }],
  ])('are, of a ladder at %i, how far it is and what comes next', (progress, next) => {
    for (const unit of ['cents', 'times']) {
      const shown = unit === 'cents' ? 'cents' : 'number'
      const steps = [10, 50, 100].map((target) => of(locked, Math.min(progress, target), target, { unit }))
      expect(activityFacts(steps as ReturnType<typeof step>[]).slice(0, 2)).toEqual([
        { name: 'soFar', value: progress, unit: shown },
        { ...next, unit: shown },
      ])
    }
  })
})

it.each([
  ['one step', [of(locked, 0, 10)], false],
  ['two of one target', [of(locked, 0, 10), of(locked, 0, 10)], false],
  ['two of two targets', [of(locked, 0, 10), of(locked, 0, 20)], true],
  ['two of two units', [of(locked, 0, 10), of(locked, 0, 20, { unit: 'cents' })], false],
])('[ACT-07] %s are a ladder: %s', (_, steps, expected) => {
  expect(isLadder(steps)).toBe(expected)
})

it('[ACT-07] the coin of steps is of one state and of coin alone', () => {
  const both = { ...of(available, 1, 1), awards: step([PROP.coin, PROP.points]).awards }
  expect(coinOfStep(both)).toBe(20)
  expect(coinsOf([both, of(available, 1, 1), of(claimed, 1, 1)], 'open')).toBe(40)
})
