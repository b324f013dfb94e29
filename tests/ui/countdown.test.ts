import { describe, expect, it } from 'vitest'
import { timeLeft } from '../../src/ui/data/timeLeft'

describe('time left', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [93_784_000, { days: 1, hours: 2, minutes: 3, seconds: 4 }],
  ])('reads %i ms as parts of the clock, a begun second counting', (ms, parts) => {
    expect(timeLeft(ms)).toEqual(parts)
  })
})
