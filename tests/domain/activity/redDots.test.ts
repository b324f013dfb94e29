import { describe, expect, it } from 'vitest'
import { isBuiltIn } from '../../../src/app/routing/route'
import { routes } from '../../../src/app/routing/routes'
import { RED_DOTS } from '../../../src/contract/activity/activity'
import { type Dots, pathHasDot } from '../../../src/domain/activity/redDots'

const isBuilt = (path: string) => isBuiltIn(routes, path)

const paths = routes.map(({ path }) => path)
const all: Dots = Object.fromEntries(RED_DOTS.map((name) => [name, true]))
const everything = () => true
const dotted = (dots: Dots, built: (path: string) => boolean = everything) =>
  paths.filter((path) => pathHasDot(path, dots, built)).sort()

describe('red dots', () => {
  it.each([
    ['hasTask', ['/bonus', '/bonus/tasks']],
    ['taskAwardFlag', ['/bonus', '/bonus/tasks']],
    ['hasMail', ['/email', '/member']],
    ['emailAwardFlag', ['/email', '/member']],
    ['hasSignUpBonus', ['/bonus', '/bonus/event']],
    ['hasFund', ['/activity/bank', '/bonus', '/bonus/event']],
    ['hasAgent', ['/agent', '/member']],
    ['agent5AwardFlag', ['/agent', '/member']],
    ['hasFreeBonus', ['/bonus', '/bonus/event', '/bonus/reward']],
    ['spinAwardFlag', ['/bonus', '/bonus/event']],
    ['vipAwardFlag', ['/bonus/vip', '/vip', '/vip/level']],
    ['signInFlag', ['/activity/sign-in', '/bonus', '/bonus/event']],
    ['canReceiveDrawChance', ['/activity/jackpot']],
  ] as const)('[ACT-05] %s shows where the thing is and on every way in', (name, ways) => {
    expect(dotted({ [name]: true })).toEqual(ways)
    expect(dotted({ [name]: false })).toEqual([])
    expect(dotted({})).toEqual([])
  })

  it('[ACT-05] a dot shows only where the player can make it go out: its page is built', () => {
    expect(dotted(all, isBuilt).filter((path) => isBuilt(path))).toEqual(['/activity/jackpot', '/activity/sign-in'])
    expect(dotted(all, (path) => path !== '/email' && path !== '/agent')).not.toContain('/member')
  })
})
