import type { Page } from 'playwright'

export interface DrawReply {
  id: number
  propId: number
  type: number
  count: number
  bonus: number
  recordId: string
}

interface Recorder {
  highlighted: { cell: number; at: number }[]
}

/** Records which cell is highlighted and when, as seen in the DOM. */
export const recordHighlight = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const recorder: Recorder = { highlighted: [] }
    Object.assign(window, { recorder })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const tile = target as HTMLElement
        const place = tile.closest<HTMLElement>('[data-place]')?.dataset['place']
        if (tile.dataset['highlighted'] === 'true' && place !== undefined) {
          recorder.highlighted.push({ cell: Number(place), at: performance.now() })
        }
      }
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-highlighted'] })
  })

/** The cells highlighted so far, in order. */
export const highlightedCells = (page: Page): Promise<Recorder['highlighted']> =>
  page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.highlighted)

export const drawReplies = (page: Page): Promise<DrawReply[]> =>
  page.evaluate(async () => {
    const { mock } = window as unknown as { mock: { calls(): Promise<{ endpoint: string; reply: DrawReply }[]> } }
    return (await mock.calls()).filter(({ endpoint }) => endpoint === 'receiveDrawChance').map(({ reply }) => reply)
  })

/** Ledger entries paid at the instant a draw used its chance. */
export const paidPrizes = (page: Page, recordId: string): Promise<{ asset: string; amount: number }[]> =>
  page.evaluate(async (draw) => {
    const { mock } = window as unknown as {
      mock: { ledger(): Promise<{ asset: string; kind: string; amount: number; ref: string; at: number }[]> }
    }
    const entries = await mock.ledger()
    const spent = entries.find(({ kind, ref }) => kind === 'jackpot.draw' && ref === draw)
    return entries
      .filter(({ kind, at, amount }) => kind === 'jackpot.prize' && at === spent?.at && amount > 0)
      .map(({ asset, amount }) => ({ asset, amount }))
  }, recordId)

/** Installs Playwright's clock, for `visit`; time runs until `stopClock`. */
export const ownClock = (page: Page): Promise<void> => page.clock.install()

/**
 * Stops the page's clock, `ahead` ms from now: time then only advances with `page.clock.runFor` or `resume`. On a slow machine
 * that instant may have passed when the command arrives, so it moves further away; a long jump times out pending requests.
 */
export const stopClock = async (page: Page, ahead = 1000): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + ahead).catch((error) => {
    if (ahead > 10_000) throw error
    return stopClock(page, ahead * 4)
  })
}

/** Goes back like the browser's button; resolves after popstate. */
export const stepBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      }),
  )

/** The SPIN button, once enabled. */
export const readySpin = async (page: Page) => {
  const spin = page.getByRole('button', { name: /^SPIN/ })
  await page.locator('button[aria-disabled="false"]', { hasText: 'SPIN' }).waitFor()
  return spin
}
