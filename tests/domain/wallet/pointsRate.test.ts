import { describe, expect, it } from 'vitest'
import { asCents } from '../../../src/contract/core/fields'
import { coinFor, pointChoices, pointsIn, problemOf } from '../../../src/domain/wallet/pointsRate'

const rate = { points: 200, coin: asCents(100) }

describe('[REW-01] points for coin', () => {
  it.each([
    [200, 100],
    [203, 101],
    [3_660, 1_830],
  ])('%i points are worth %i cents, floored', (points, coin) => expect(coinFor(points, rate)).toBe(coin))

  it.each([
    ['1,000', 'en-US', 1_000],
    ['1.000', 'pt-BR', 1_000],
    ['٥٠٠', 'ar', 500],
    ['1.5', 'en-US', null],
    ['-5', 'en-US', null],
    ['<b>5</b>', 'en-US', null],
    ['\u202e500', 'en-US', 500],
    ['', 'en-US', null],
  ] as const)('typed as "%s" in %s', (typed, locale, points) => expect(pointsIn(typed, locale)).toBe(points))

  it('are offered in steps, all of them last, and none below the rate', () => {
    expect(pointChoices(199, rate)).toEqual([])
    expect(pointChoices(200, rate)).toEqual([200])
    expect(pointChoices(500, rate)).toEqual([500])
    expect(pointChoices(501, { ...rate, points: 500 })).toEqual([500, 501])
    expect(pointChoices(900, { ...rate, points: 501 })).toEqual([900])
    expect(pointChoices(3_660, rate)).toEqual([500, 1_000, 3_000, 3_660])
  })

  it.each([
    [null, 'unreadable'],
    [199, 'few'],
    [200, null],
    [500, null],
    [501, 'many'],
  ] as const)('of %s points: %s', (points, problem) => expect(problemOf(points, 500, rate)).toBe(problem))
})
