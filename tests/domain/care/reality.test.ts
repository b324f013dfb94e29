import { describe, expect, it } from 'vitest'
import { BREAKS, endOfBreak, lengthsOf } from '../../../src/domain/care/breaks'
import { hoursAndMinutes, isCheckDue, timeToName, toTheSecond } from '../../../src/domain/care/reality'

const HOUR = 3_600
const at = (seconds: number, start = 1) => ({ start, seconds })

describe('[MEMB-01] a reality check', () => {
  it.each([
    ['not before the first interval has ended', at(HOUR - 1), null, 60, false],
    ['as soon as it has', at(HOUR), null, 60, true],
    ['once for an interval', at(2 * HOUR - 1), at(HOUR + 12), 60, false],
    ['again after the next one, however late the last was answered', at(2 * HOUR), at(2 * HOUR - 1), 60, true],
    ['once, however many intervals were missed', at(5 * HOUR), at(5 * HOUR), 60, false],
    ['anew in another session', at(HOUR, 2), at(5 * HOUR, 1), 60, true],
    ['not for intervals that had ended when a shorter one was chosen', at(HOUR + 600), at(HOUR), 15, false],
    ['at the shorter one', at(HOUR + 900), at(HOUR), 15, true],
  ])('is due %s', (_, played, answered, minutes, due) => {
    expect(isCheckDue(played, answered, minutes)).toBe(due)
  })

  it.each([
    [3_612, 60, 'hours', 1],
    [7_300, 60, 'hours', 2],
    [950, 15, 'minutes', 15],
    [5_400, 30, 'minutes', 90],
    [7_200, 30, 'hours', 2],
  ])('of %i s each %i min names whole intervals', (seconds, minutes, unit, count) => {
    expect(timeToName(seconds, minutes)).toEqual({ unit, count })
  })
})

it('time played reads as hours and minutes, in a game with seconds', () => {
  expect([0, 59, 2_520, 3_612, 360_000].map(hoursAndMinutes)).toEqual(['0:00', '0:00', '0:42', '1:00', '100:00'])
  expect([0, 59, 3_612].map(toTheSecond)).toEqual(['0:00:00', '0:00:59', '1:00:12'])
})

it('[MEMB-01] a break can only be made longer', () => {
  expect(lengthsOf('timeOut', 0, null)).toEqual(BREAKS.timeOut)
  expect(lengthsOf('timeOut', 0, endOfBreak(0, '7d'))).toEqual(['30d', '42d'])
  expect(lengthsOf('exclusion', 0, endOfBreak(0, '1825d'))).toEqual([])
})
