import type { Page } from 'playwright'

interface MockPage {
  mock: {
    fault(text: string): Promise<unknown>
    clearFaults(): Promise<unknown>
    calls(): Promise<{ endpoint: string; errcode?: number }[]>
    ledger(): Promise<{ asset: string; kind: string; amount: number; balanceAfter: number }[]>
  }
}

/** URL of the demo with a fresh world. */
export const world = (url: string, words: Record<string, string>, path = '/'): string => {
  const query = Object.entries({ seed: '7', latency: 'none', ...words }).map(
    ([key, value]) => `mock.${key}=${encodeURIComponent(value)}`,
  )
  return `${url}${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`
}

/** Forces faults from now on. */
export const fault = (page: Page, text: string) =>
  page.evaluate((words) => (window as unknown as MockPage).mock.fault(words), text).then(() => undefined)

/** Removes all faults. */
export const clearFaults = (page: Page) =>
  page.evaluate(() => (window as unknown as MockPage).mock.clearFaults()).then(() => undefined)

export const countCalls = (page: Page, endpoint: string): Promise<number> =>
  page.evaluate(
    async (name) =>
      (await (window as unknown as MockPage).mock.calls()).filter((call) => call.endpoint === name).length,
    endpoint,
  )

/** The player's coin balance in the ledger, formatted. */
export const coinOfLedger = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const coin = (await (window as unknown as MockPage).mock.ledger()).filter(({ asset }) => asset === 'coin')
    const sum = coin.reduce((total, { amount }) => total + amount, 0)
    return `${Math.floor(sum / 100).toLocaleString('en-US')}.${String(sum % 100).padStart(2, '0')}`
  })
