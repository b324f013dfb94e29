import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { LOCALES } from '../../../src/i18n/supportedLocales'
import { openBrowser, phone } from '../../support/browser'
import { GAMES, openWorld, SCRIPTS } from '../start/product'

const { visit } = openBrowser()
const product = inject('productUrl')
/** What a player waits at most, ms. */
const PATIENCE = 5_000

const textsOf = async (locale: string) => {
  const read = async (noun: string) => (await import(`../../../src/i18n/locales/${locale}/${noun}.json`)).default
  const texts: Record<string, string> = { ...(await read('common')), ...(await read('messages')) }
  return (key: string) => texts[key] ?? key
}

const sayNote = async (page: Page, locale: string) => {
  const text = await textsOf(locale)
  await page.getByRole('heading', { name: text('boot.failed.title') }).waitFor({ timeout: PATIENCE })
  return page.getByRole('button', { name: text('action.retry') })
}

describe('[NET-02] a start that fails says so within five seconds, with a retry', () => {
  it.each(LOCALES.map(({ code }) => code))('without its code, in %s', async (locale) => {
    const { page } = await visit(product, { ...phone, locale, until: 'commit' }, async (opened) => {
      await openWorld('visitor').serve(opened)
      await opened.route(SCRIPTS, (route) => route.abort())
    })
    const retry = await sayNote(page, locale)
    await page.unroute(SCRIPTS)
    await retry.click()
    await page.locator(GAMES).first().waitFor()
  })

  it('on any page, without storage', async () => {
    const { page } = await visit(`${product}/vip`, { ...phone, until: 'commit' }, async (opened) => {
      await opened.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
      })
      await opened.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    })
    await sayNote(page, 'en-US')
  })

  it.each(['{"gameHosts":"all"}', '{'])('with a configuration that is wrong: %s', async (config) => {
    const { page, complaints } = await visit(product, { ...phone, until: 'commit' }, async (opened) => {
      await openWorld('visitor').serve(opened)
      await opened.route(`${product}/`, async (route) => {
        const reply = await route.fetch()
        const body = (await reply.text()).replace('id="config">{}<', `id="config">${config}<`)
        await route.fulfill({ response: reply, body })
      })
    })
    await sayNote(page, 'en-US')
    expect(complaints.join('\n')).not.toBe('')
  })
})
