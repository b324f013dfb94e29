import { describe, expect, it } from 'vitest'
import { isBuiltIn } from '../../../src/app/routing/route'
import { routes } from '../../../src/app/routing/routes'
import { RED_DOTS } from '../../../src/contract/activity/activity'
import { pathHasDot } from '../../../src/domain/activity/redDots'
import { openApp } from '../../support/app'

const isBuilt = (path: string) => isBuiltIn(routes, path)

/** Paths whose links show a red dot, for a player who can claim everything. */
const dotted = async (isBuilt?: (path: string) => boolean) => {
  const { root } = openApp({ persona: 'collector', ...(isBuilt && { isBuilt }) })
  await Promise.all([root.services(), root.activities.load()])
  return routes.map(({ path }) => path).filter((path) => root.activities.hasDot(path))
}

const everyDot = Object.fromEntries(RED_DOTS.map((name) => [name, true]))

describe('[ACT-05] red dots', () => {
  it('with the pages of today lead to the jackpot and, through the bonus page, to the sign-in', async () => {
    expect(await dotted()).toEqual(['/activity/jackpot', '/activity/sign-in', '/bonus', '/bonus/event'])
  })

  it('appear on a link as soon as its page is built: the mailbox on the member page', async () => {
    expect(await dotted((path) => path === '/email')).toEqual(['/email', '/member'])
    expect(await dotted((path) => path === '/bonus/tasks')).toEqual(['/bonus', '/bonus/tasks'])
  })

  it.each([
    ['with the pages that are built', isBuilt],
    ['with every page built', () => true],
  ])('are those of the rule, %s', async (_, table) => {
    const ruled = routes.map(({ path }) => path).filter((path) => pathHasDot(path, everyDot, table))
    expect(await dotted(table)).toEqual(ruled)
  })
})
