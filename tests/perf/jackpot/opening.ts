import type { Browser, BrowserContext, Page } from 'playwright'
import { phone, seePopups } from '../../support/browser'
import { overFloor, type Row, row } from '../rows'
import { countCommits, openingTime } from './inPage'

const OPENING_MS = 100
const OPENINGS = 5

/** The baseline: a page that opens an empty dialog. */
const EMPTY_DIALOG = `<button onclick="document.querySelector('dialog').showModal()">Open the lucky jackpot</button>
  <dialog><button aria-busy="false" aria-disabled="false">SPIN</button></dialog>`

/** From the tap to an enabled, painted SPIN, the second time, when everything is loaded. */
export async function measureOpening(browser: Browser, url: string): Promise<Row> {
  const context = await browser.newContext(phone)
  try {
    const empty = await context.newPage()
    await empty.setContent(EMPTY_DIALOG)
    await empty.evaluate(openingTime)
    const floor = await bestOpening(empty)
    await empty.close()
    const ours = await bestOpening(await openCabinet(context, url))
    const budget = overFloor(OPENING_MS, 'an empty dialog')
    return row(`cabinet, warm, best of ${OPENINGS}: tap to SPIN, ms`, ours, budget, floor)
  } finally {
    await context.close()
  }
}

async function bestOpening(page: Page): Promise<number> {
  const tries: number[] = []
  while (tries.length < OPENINGS) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForTimeout(500)
    tries.push(await page.evaluate(openingTime))
  }
  return Math.min(...tries)
}

/** The cabinet of a player whose next draw wins Mega, ready for the tap. */
export async function openCabinet(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await seePopups(page)
  await page.addInitScript(countCommits)
  await page.goto(`${url}/?mock.seed=7&mock.persona=lucky&mock.latency=none`)
  await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
  await page.locator('button[aria-disabled="false"]', { hasText: 'SPIN' }).waitFor()
  await page.waitForTimeout(1500)
  return page
}
