import { describe, expect, it } from 'vitest'
import { isBuilt, routes } from '../../src/app/routing/routes'
import { RED_DOTS } from '../../src/contract/activity/activity'
import { pathHasDot } from '../../src/domain/activity/redDots'
import { openApp } from '../support/app'

/** The pages with a red dot on their ways in, as tabs, tiles and menus are told, for a player who has everything to claim. */
const dotted = async (isBuilt?: (path: string) => boolean) => {
  const { root } = openApp({ persona: 'collector', ...(isBuilt && { isBuilt }) })
  await Promise.all([root.services(), root.activities.load()])
  return routes.map(({ path }) => path).filter((path) => root.activities.hasDot(path))
}

const everyDot = Object.fromEntries(RED_DOTS.map((name) => [name, true]))

describe('[ACT-05] red dots', () => {
  it('of what ships lead to the jackpot and, by way of the bonus page, to the sign-in', async () => {
    expect(await dotted()).toEqual(['/activity/jackpot', '/activity/sign-in', '/bonus', '/bonus/event'])
  })

  it("appear on a way in as soon as the page behind it is built: the mailbox's on the player's own page", async () => {
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
