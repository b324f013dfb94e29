import { expect, it } from 'vitest'
import { routes } from '../../../src/app/routing/routes'
import { ACTIVITY } from '../../../src/domain/activity/activities'
import { type Dots, pathHasDot } from '../../../src/domain/activity/redDots'
import { tileGroups } from '../../../src/domain/activity/tiles'

const paths = routes.map(({ path }) => path).sort()
const dotted = (dots: Dots) => paths.filter((path) => pathHasDot(path, dots))

it.each([
  ['hasTask', ['/bonus', '/bonus/tasks']],
  ['taskAwardFlag', ['/bonus', '/bonus/tasks']],
  ['hasMail', ['/email', '/member']],
  ['emailAwardFlag', ['/email', '/member']],
  ['hasSignUpBonus', ['/bonus', '/bonus/event', '/bonus/reward']],
  ['hasFund', ['/activity/bank', '/bonus', '/bonus/event', '/bonus/reward']],
  ['hasAgent', ['/agent', '/member']],
  ['agent5AwardFlag', ['/agent', '/member']],
  ['hasFreeBonus', ['/bonus', '/bonus/event', '/bonus/reward']],
  ['spinAwardFlag', ['/bonus', '/bonus/event']],
  ['vipAwardFlag', ['/bonus', '/bonus/vip', '/vip', '/vip/level']],
  ['signInFlag', ['/activity/sign-in', '/bonus', '/bonus/event', '/bonus/reward']],
  ['canReceiveDrawChance', ['/activity/jackpot']],
] as const)('[ACT-05] %s shows where the thing is and on every way in', (name, ways) => {
  expect(dotted({ [name]: true })).toEqual(ways)
  expect(dotted({ [name]: false })).toEqual([])
  expect(dotted({})).toEqual([])
})

it('[ACT-05] things that share a dot are told apart by their activities, where the backend says it of each', () => {
  const dots = { vipAwardFlag: true, hasAgent: true }
  const lit = (ready: readonly number[]) => paths.filter((path) => pathHasDot(path, dots, (id) => ready.includes(id)))
  const always = ['/agent', '/bonus', '/member', '/vip']
  expect(lit([ACTIVITY.vip])).toEqual([...always, '/bonus/vip', '/vip/level'].sort())
  expect(lit([ACTIVITY.vipRebate])).toEqual([...always, '/bonus/rebate', '/vip/rebate'].sort())
  expect(lit([ACTIVITY.agentCount])).toEqual([...always, '/bonus/event', '/bonus/reward'].sort())
})

it('[ACT-05] what can be claimed is a group of its own, before what runs and what is to come', () => {
  const tile = (id: number, claimable: boolean, startTime?: number) => ({
    id,
    claimable,
    title: '',
    sort: id,
    type: 0,
    clickType: 1 as const,
    clickAction: '16',
    unloginShowStatus: 1 as const,
    startTime,
  })
  const tiles = [
    tile(ACTIVITY.supply, false),
    tile(2, true),
    tile(ACTIVITY.agentCount, false),
    tile(4, true),
    tile(5, false, 1),
  ]
  const { supply, agentCount } = ACTIVITY
  const { ready, more, invite, ahead } = tileGroups(tiles, ({ claimable }) => claimable === true)
  expect([ready, more, invite, ahead].map((group) => group.map(({ id }) => id))).toEqual([
    [2, 4],
    [supply],
    [agentCount],
    [5],
  ])
})
