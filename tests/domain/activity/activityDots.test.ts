import { expect, it } from 'vitest'
import { RED_DOTS } from '../../../src/contract/activity/activity'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { activityHasDot } from '../../../src/domain/activity/activityDots'

it.each([
  ['hasTask', ['tasks', 'tasks1']],
  ['taskAwardFlag', ['tasks', 'tasks1']],
  ['hasMail', []],
  ['emailAwardFlag', []],
  ['hasSignUpBonus', ['signUpBonus']],
  ['hasFund', ['fund']],
  ['hasAgent', ['agent', 'agentCount']],
  ['agent5AwardFlag', ['agent5']],
  ['hasFreeBonus', ['freeLoginBonus']],
  ['spinAwardFlag', ['inviteUserSpin']],
  ['vipAwardFlag', ['vip']],
  ['signInFlag', ['freeSign']],
  ['canReceiveDrawChance', ['luckyJackpot']],
] as const)('%s shows on the tiles of its activities', (name, tiles) => {
  const dotted = Object.entries(ACTIVITY).filter(([, id]) => activityHasDot(id, { [name]: true }))
  expect(dotted.map(([activity]) => activity).sort()).toEqual([...tiles].sort())
})

it('an unknown activity has none', () => {
  expect(activityHasDot(12_345, Object.fromEntries(RED_DOTS.map((name) => [name, true])))).toBe(false)
})
