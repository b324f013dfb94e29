import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { buildOf, calm, comeBack, countLoads, isWaiting, openHost, visitInstalled } from '../support/deploys'

const { visit } = openBrowser()

let host: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host?.close())
beforeEach(() => host.deploy('v1'))

const installed = (path: string) => visitInstalled(visit, host.url + path)

describe('[PWA-01] after a deploy', () => {
  it('an idle page becomes the new build by one load, where it was', async () => {
    const { page, complaints } = await installed('/game/search?tag=hot')
    const loads = countLoads(page)
    host.deploy('v2')
    await comeBack(page)
    await expect.poll(() => buildOf(page)).toBe(host.v2)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe('/game/search?tag=hot')
    expect(loads()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('what was typed stays until the player goes elsewhere; then the update follows', async () => {
    const { page } = await installed('/auth/login?type=account')
    await page.getByRole('textbox', { name: 'Username' }).fill('regular')
    host.deploy('v2')
    await comeBack(page)
    await expect.poll(() => isWaiting(page)).toBe(true)
    expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('regular')
    const loads = countLoads(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => buildOf(page)).toBe(host.v2)
    expect(loads()).toBe(1)
  })

  it('a reload by hand shows the build that is installed', async () => {
    const { page } = await installed('/auth/login?type=account')
    // So that it does not reload by itself.
    await page.getByRole('textbox', { name: 'Username' }).fill('regular')
    host.deploy('v2')
    await comeBack(page)
    await expect.poll(() => isWaiting(page)).toBe(true)
    await page.reload()
    expect(await buildOf(page)).toBe(host.v2)
    await page.getByRole('textbox', { name: 'Username' }).waitFor()
  })

  it('[ERR-03] a file that is gone leads to the new build, at the page that was asked for', async () => {
    // Without a worker, which would still have it.
    const { page } = await visit(host.url, calm)
    await page.waitForLoadState('networkidle')
    host.deploy('v2')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'VIP' }).click()
    await expect.poll(() => buildOf(page)).toBe(host.v2)
    expect(new URL(page.url()).pathname).toBe('/vip')
  })

  it('[ERR-03] a page whose services are gone before they have loaded becomes the new build', async () => {
    host.answer((path) => {
      if (!path.includes('/rest-')) return null
      host.answer(null)
      host.deploy('v2')
      return { status: 404, body: '' }
    })
    const { page } = await visit(host.url, calm)
    await expect.poll(() => buildOf(page)).toBe(host.v2)
  })
})
