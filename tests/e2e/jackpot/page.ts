import type { Page } from 'playwright'

/** What a draw replied. */
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

/** Writes down which cell is highlighted and when, as the page itself shows it. */
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

/** The cells that were highlighted so far, in their order. */
export const highlightedCells = (page: Page): Promise<Recorder['highlighted']> =>
  page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.highlighted)

/** The replies of all draws so far. */
export const drawReplies = (page: Page): Promise<DrawReply[]> =>
  page.evaluate(async () => {
    const { mock } = window as unknown as { mock: { calls(): Promise<{ endpoint: string; reply: DrawReply }[]> } }
    return (await mock.calls()).filter(({ endpoint }) => endpoint === 'receiveDrawChance').map(({ reply }) => reply)
  })

/** What the ledger says was paid in the instant in which a draw spent its chance. */
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

/** Installs Playwright's clock, for `visit`; time passes by itself until `stopClock`. */
export const ownClock = (page: Page): Promise<void> => page.clock.install()

/** Stops the page's clock: from here on time passes only by `page.clock.runFor` or `resume`. */
export const stopClock = async (page: Page): Promise<void> => {
  // Must lie in the page's future when the command arrives, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
}

/** Goes back as the browser's button does; resolves after the page's popstate. */
export const stepBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      }),
  )

/** SPIN, once it can be pressed. */
export const readySpin = async (page: Page) => {
  const spin = page.getByRole('button', { name: /^SPIN/ })
  await page.locator('button[aria-disabled="false"]', { hasText: 'SPIN' }).waitFor()
  return spin
}
