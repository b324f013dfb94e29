import type { Page } from 'playwright'
import { cents, formatCents } from '../../src/domain/money'
import { TOKEN } from '../../src/platform/page/token'
import { readAgain } from './readAgain'
import type { DemoWindow, Session } from './session'

/** What holds after every step, and what must hold again once nothing disturbs any more (`settle`). */
export const INVARIANTS = {
  errors: 'nothing is thrown that nobody catches, and nothing is told as an error',
  blank: 'the page is never blank',
  texts: 'no text shows what a program is made of',
  names: 'every button and link has a name',
  wide: 'the page is no wider than its window',
  reloads: 'the page loads anew once at most for one step',
  ledger: "a player's entries add up to each balance, which is never negative",
  rest: 'the page comes to rest',
  healthy: 'with faults over, one tap on "Try again" at most leads to a page that shows no failure',
  balance: 'the balance on screen is that of the ledger',
} as const
export type Invariant = keyof typeof INVARIANTS

export interface Violation {
  invariant: Invariant
  what: string
}

/** How long what a step began may take to end, ms. */
const REST_MS = 10_000
/** A document that a tap leads to, and the one it comes back to. */
const MOST_LOADS = 2

const still = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.readyState !== 'loading' && !document.querySelector('[aria-busy=true]'), null, {
      timeout: REST_MS,
    })
    .then(
      () => true,
      () => false,
    )

/** Whether it shows nothing for as long as what a step began may take; the first frame of a page has no text. */
const staysBlank = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.body.innerText.trim() !== '' && document.querySelector('main, dialog[open], [role=dialog]'),
      null,
      { timeout: REST_MS },
    )
    .then(
      () => false,
      () => true,
    )

const readPage = (page: Page) =>
  page.evaluate(() => {
    const text = document.body.innerText
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // All outside an open modal dialog is inert.
    const reachable = [...document.querySelectorAll(':modal')].at(-1) ?? document
    const nameless = [...reachable.querySelectorAll('button, a[href]')].find(
      (element) =>
        isShown(element) &&
        !element.closest('[aria-hidden=true], [inert]') &&
        (element as unknown as { computedName: string }).computedName === '',
    )
    return {
      odd: /\b(?:undefined|NaN|null)\b|\[object |\{\{|Infinity/.exec(text)?.[0] ?? null,
      nameless: nameless?.outerHTML.slice(0, 200) ?? null,
      wide: document.documentElement.scrollWidth - window.innerWidth,
    }
  })

/** Null when all holds that holds after every step. `loads` are the documents that the step has loaded. */
export const checkStep = async (session: Session, loads: number): Promise<Violation | null> => {
  const { page, errors } = session
  const isStill = await still(page)
  const [error] = errors
  if (error !== undefined) return { invariant: 'errors', what: error }
  if (loads > MOST_LOADS) return { invariant: 'reloads', what: `${loads} documents loaded` }
  // A fault may hold a call for as long as the page waits for it.
  if (!isStill) return null
  if (await staysBlank(page)) return { invariant: 'blank', what: page.url() }
  const { odd, nameless, wide } = await readAgain(page, readPage)
  if (odd !== null) return { invariant: 'texts', what: `"${odd}" on ${page.url()}` }
  if (nameless !== null) return { invariant: 'names', what: nameless }
  return wide > 0 ? { invariant: 'wide', what: `${wide} px too wide: ${page.url()}` } : null
}

/** The player's coin in the ledger, and the first entry that does not add up. */
const readLedger = (page: Page) =>
  page.evaluate(async (tokenKey) => {
    const { mock } = window as unknown as DemoWindow
    const sums = new Map<string, number>()
    let wrong: string | null = null
    for (const { playerId, asset, amount, balanceAfter } of await mock.ledger()) {
      const key = `${playerId} ${asset}`
      const sum = (sums.get(key) ?? 0) + amount
      sums.set(key, sum)
      if (sum !== balanceAfter || sum < 0) wrong ??= `${key}: ${sum}, and the entry says ${balanceAfter}`
    }
    const { tokens } = await mock.snapshot()
    const playerId = tokens[localStorage.getItem(tokenKey) ?? '']
    return { wrong, coin: playerId === undefined ? null : (sums.get(`${playerId} coin`) ?? 0) }
  }, TOKEN)

const commonTexts = import.meta.glob<Record<string, string>>('../../src/i18n/locales/*/common.json', {
  eager: true,
  import: 'default',
})
const retries = Object.values(commonTexts).map((texts) => texts['action.retry'])

/** "Try again", in whatever language. */
const failures = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(?:${retries.join('|')})$`) }).filter({ visible: true })

/** Null when the page agrees with its world, after a step `settle`. */
export const checkSettled = async ({ page }: Session): Promise<Violation | null> => {
  if (!(await still(page))) return { invariant: 'rest', what: `busy after ${REST_MS} ms: ${page.url()}` }
  for (const retry of await failures(page).all()) await retry.click({ timeout: 1_000 }).catch(() => null)
  await still(page)
  const until = Date.now() + REST_MS
  let violation: Violation | null
  do {
    violation = await readAgain(page, readSettled)
    if (violation) await page.waitForTimeout(250)
  } while (violation && Date.now() < until)
  return violation
}

const readSettled = async (page: Page): Promise<Violation | null> => {
  if ((await failures(page).count()) > 0) return { invariant: 'healthy', what: `still "Try again": ${page.url()}` }
  const { wrong, coin } = await readLedger(page)
  if (wrong !== null) return { invariant: 'ledger', what: wrong }
  const shown = page.getByTestId('balance').filter({ visible: true })
  if (coin === null || (await shown.count()) === 0) return null
  const text = await shown.first().innerText()
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en-US'
  const expected = formatCents(cents(coin), language)
  return text.includes(expected)
    ? null
    : { invariant: 'balance', what: `${text} is shown, ${expected} is there: ${page.url()}` }
}
