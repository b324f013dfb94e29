import { expect, it } from 'vitest'
import { routes } from '../../../src/app/routing/routes'
import { pathHasDot } from '../../../src/domain/activity/redDots'
import { openApp } from '../../support/app'

it('[ACT-05] the red dots of a player who can claim everything lead to all that can be claimed', async () => {
  const { root } = openApp({ persona: 'collector' })
  await Promise.all([root.services(), root.activities.load()])
  expect(routes.map(({ path }) => path).filter((path) => root.activities.hasDot(path))).toEqual([
    '/activity/bank',
    '/activity/jackpot',
    '/activity/sign-in',
    '/agent',
    '/bonus',
    '/bonus/event',
    '/bonus/rebate',
    '/bonus/reward',
    '/bonus/tasks',
    '/bonus/vip',
    '/email',
    '/member',
    '/vip',
    '/vip/level',
    '/vip/rebate',
  ])
})

it('[ACT-05] the dot of the invite wheel leads through the bonus center to the wheel', async () => {
  const { root } = openApp({ persona: 'collector' })
  await Promise.all([root.services(), root.activities.load()])
  expect(root.activities.dots.spinAwardFlag).toBe(true)
  const others = Object.fromEntries(Object.keys(root.activities.dots).map((name) => [name, false]))
  const hasDot = (path: string) => pathHasDot(path, { ...others, spinAwardFlag: true })
  expect(['/bonus', '/bonus/event', '/activity/20', '/bonus/tasks'].filter(hasDot)).toEqual([
    '/bonus',
    '/bonus/event',
    '/activity/20',
  ])
})
