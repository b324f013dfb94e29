import { describe, expect, it } from 'vitest'
import { CLAIM } from '../../../src/contract/core/enums'
import { signInDays } from '../../../src/domain/activity/signInWeek'

const { available, claimed, expired, locked } = CLAIM
const days = (...states: number[]) => signInDays(states.map((state) => ({ state })))

describe('[ACT-07] the days of a sign-in week', () => {
  it('today is open; the day after has its name only once today is done', () => {
    expect(days(claimed, available, locked, locked)).toEqual(['done', 'today', 'next', 'next'])
    expect(days(claimed, claimed, locked, locked)).toEqual(['done', 'done', 'tomorrow', 'next'])
  })

  it('one missed day is forgiven, two are not', () => {
    expect(days(claimed, expired, available)).toEqual(['done', 'forgiven', 'today'])
    expect(days(expired, expired, available)).toEqual(['missed', 'missed', 'today'])
  })

  it('a week that is complete has no day ahead', () => {
    expect(days(claimed, claimed)).toEqual(['done', 'done'])
  })
})
