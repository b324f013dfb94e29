import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

/** Marks this document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const same = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'))
const rootOf = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }))
/** The last reply of a call. */
const lastReply = (page: Page, endpoint: string) =>
  page.evaluate((wanted) => {
    const { mock } = window as unknown as { mock: { calls(): { endpoint: string; reply: unknown }[] } }
    return JSON.stringify(mock.calls().findLast((call) => call.endpoint === wanted)?.reply)
  }, endpoint)

/** Requested text chunks of languages other than English. */
const foreign = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/language\/([\w-]+)\/.+\.js$/.exec(name)?.[1] ?? '')
      .filter(Boolean),
  )

describe('a player who changes the language', () => {
  it('[I18N-01] [I18N-02] sees all texts in it at once, without a reload; focus stays and the change is announced', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'regular' }, '/member'))
    await page.getByRole('button', { name: /^Settings/ }).click()
    const choice = page.getByRole('combobox', { name: 'Language' })
    await choice.waitFor()
    await mark(page)
    await choice.focus()
    await choice.selectOption('ar')
    await page.getByRole('heading', { name: 'الإعدادات' }).waitFor()
    await page.getByText('تم تغيير اللغة').first().waitFor()
    expect(await rootOf(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
    expect(await page.getByRole('combobox', { name: 'اللغة' }).inputValue()).toBe('ar')
    expect(await page.title()).toBe('حسابي · Kismara')
    expect(await page.getByTestId('balance').textContent()).toMatch(/^[\d,]+\.\d\d$/)
    await page.getByRole('combobox').first().selectOption('pt-BR')
    await page.getByRole('heading', { name: 'Configurações' }).waitFor()
    expect(await rootOf(page)).toEqual({ lang: 'pt-BR', dir: 'ltr' })
    expect(await page.getByTestId('balance').textContent()).toMatch(/^[\d.]+,\d\d$/)
    await expect.poll(() => lastReply(page, 'getActivityIds')).toContain('Depósitos do mês')
    expect(await same(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('[I18N-01] gets it for 365 days, by a cookie', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }, '/member'))
    await page.getByRole('button', { name: /^Settings/ }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('vi-VN')
    await page.getByRole('heading', { name: 'Cài đặt' }).waitFor()
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale')
    expect(cookie?.value).toBe('vi-VN')
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThan(365.1)
    await page.reload()
    await page.getByRole('button', { name: /^Cài đặt/ }).waitFor()
    expect(await rootOf(page)).toEqual({ lang: 'vi-VN', dir: 'ltr' })
  })
})

describe('a first visit', () => {
  it('[I18N-01] is in English by default, and loads no other language', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }), { ...phone, locale: 'fr-FR' })
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    expect(await rootOf(page)).toEqual({ lang: 'en-US', dir: 'ltr' })
    expect(await foreign(page)).toEqual([])
  })

  it('[I18N-01] is in the language of the device if supported, and loads only that', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'visitor' }), { ...phone, locale: 'ar-EG' })
    await page.getByRole('button', { name: 'دخول' }).first().waitFor()
    await page.getByText('كل الألعاب').first().waitFor()
    expect(await rootOf(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(new Set(await foreign(page))).toEqual(new Set(['ar']))
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints).toEqual([])
  })
})
