import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

/** A panel on a phone, steered by taps, which are counted. Filling a field counts as one. */
class Hand {
  readonly page: Page
  readonly panel: Locator
  taps = 0

  constructor(page: Page) {
    this.page = page
    this.panel = page.locator('[data-mock-panel]')
  }

  async tap(target: Locator): Promise<void> {
    this.taps++
    await target.click()
  }

  async open(tab: string): Promise<void> {
    await this.tap(this.panel.getByRole('button', { name: 'QA panel' }))
    if (tab !== 'Calls') await this.tap(this.panel.getByRole('tab', { name: tab }))
  }

  press(name: string): Promise<void> {
    return this.tap(this.panel.getByRole('button', { name, exact: true }).first())
  }

  async fill(label: string, value: string): Promise<void> {
    this.taps++
    await this.panel.getByLabel(label, { exact: true }).fill(value)
  }

  async choose(label: string, value: string): Promise<void> {
    this.taps++
    await this.panel.getByLabel(label, { exact: true }).selectOption(value)
  }

  async says(text: string | RegExp): Promise<void> {
    await this.panel.getByRole('status').filter({ hasText: text }).waitFor()
  }

  /** The list of what is forced shows it. */
  async forces(text: string): Promise<void> {
    await this.panel.getByRole('listitem').filter({ hasText: text }).first().waitFor()
  }

  close(): Promise<void> {
    return this.press('Close the panel')
  }
}

const begin = async (path = '/', words: Record<string, string> = {}): Promise<Hand> => {
  const url = world(demo, { persona: 'regular', clock: 'run@2026-01-15T12:00:00Z', ...words }, path)
  const { page } = await visit(url, { ...phone, reducedMotion: 'reduce', acceptDownloads: true })
  await page.getByTestId('balance').waitFor()
  return new Hand(page)
}

const preset = async (hand: Hand, name: string, forced: string) => {
  await hand.open('Faults')
  await hand.press(name)
  await hand.forces(forced)
}

const own = async (hand: Hand, parts: Record<string, string>, what: string) => {
  await hand.open('Faults')
  for (const [label, value] of Object.entries(parts)) await hand.fill(label, value)
  await hand.choose('What happens', what)
  await hand.press('Add fault')
}

const fileOf = async (hand: Hand, button: string): Promise<string> => {
  const [saved] = await Promise.all([hand.page.waitForEvent('download'), hand.press(button)])
  return text(await saved.createReadStream())
}

/** What a tester is asked to do, and how it is seen that it is done. */
const tasks: [string, (hand: Hand) => Promise<void>][] = [
  ['401 at the spin', (hand) => preset(hand, '401 in mid-spin', 'receiveDrawChance:401*1')],
  ['each of 1001 to 1004', (hand) => preset(hand, 'Each of 1001 to 1004 in turn', 'receiveDrawChance:1004@4*1')],
  [
    'a reply lost after the server acted',
    (hand) => preset(hand, 'Reply lost after the server acted', 'receiveDrawChance:lost*1'),
  ],
  [
    'a token removed elsewhere',
    async (hand) => {
      await hand.open('Faults')
      await hand.press('Token removed elsewhere')
      await hand.page
        .getByRole('button', { name: 'Log in' })
        .or(hand.page.getByRole('link', { name: 'Log in' }))
        .first()
        .waitFor()
    },
  ],
  [
    'slow for one call',
    async (hand) => {
      await own(hand, { Endpoint: 'getMail2' }, 'slow=3000')
      await hand.forces('getMail2:slow=3000*1')
    },
  ],
  [
    'a second before the reset',
    async (hand) => {
      await hand.open('Clock')
      await hand.press('One second before the reset')
      await hand.panel.getByText(/2026-01-(15 23:59:5\d|16 00:00:0\d)/).waitFor()
    },
  ],
  [
    'the provider is late',
    async (hand) => {
      await hand.open('World')
      await hand.choose('What', 'deposit')
      await hand.fill('How much', 'provider')
      await hand.press('Grant')
      await hand.says('Granted deposit:provider.')
      await hand.tap(hand.panel.getByRole('tab', { name: 'Faults' }))
      await hand.press('Provider pays late')
      await hand.says('Provider pays late: set.')
    },
  ],
  [
    'a link for a colleague',
    async (hand) => {
      await hand.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await hand.open('State')
      await hand.press('Copy link to this state')
      await hand.says('Copied the link.')
      const link = await hand.page.evaluate(() => navigator.clipboard.readText())
      const balance = await hand.page.getByTestId('balance').textContent()
      const { page } = await visit(link, phone)
      await expect.poll(() => page.getByTestId('balance').textContent()).toBe(balance)
    },
  ],
  [
    'the state to a ticket',
    async (hand) => {
      await hand.open('State')
      const report = JSON.parse(await fileOf(hand, 'Report a bug'))
      expect(Object.keys(report)).toEqual(expect.arrayContaining(['address', 'build', 'calls', 'state', 'worldTime']))
      expect(report.calls.length).toBeGreaterThan(0)
    },
  ],
  [
    'which codes were met',
    async (hand) => {
      await hand.open('Ledger')
      await hand.panel.getByText(/\d+ of \d+ calls, \d+ of \d+ codes/).waitFor()
      const coverage = JSON.parse(await fileOf(hand, 'Save for coverage:merge'))
      expect(coverage.appConfig.met).toHaveProperty('0')
    },
  ],
  [
    'a new version',
    async (hand) => {
      await hand.open('Faults')
      const loaded = hand.page.waitForEvent('load')
      await hand.press('New version')
      await loaded
    },
  ],
  [
    'storage full',
    async (hand) => {
      await hand.open('Faults')
      await hand.press('Storage full')
      await expect.poll(() => hand.panel.getByLabel('State of the device').inputValue()).toBe('storageFull')
    },
  ],
  [
    'Mega',
    async (hand) => {
      await hand.open('World')
      await hand.fill('Draw', '50001')
      await hand.press('Queue draw')
      await hand.forces('50001')
    },
  ],
  [
    'wrong words',
    async (hand) => {
      await hand.open('World')
      await hand.fill('Draw', 'mega')
      await hand.press('Queue draw')
      await hand.says("No draw gives 'mega'")
    },
  ],
  [
    'a frozen account',
    async (hand) => {
      await hand.open('World')
      await hand.choose('What', 'account')
      await hand.fill('How much', 'frozen')
      await hand.press('Grant')
      await hand.says('Granted account:frozen.')
    },
  ],
  [
    'a malformed reply',
    async (hand) => {
      await own(hand, { Endpoint: 'refreshData' }, 'malformed')
      await hand.forces('refreshData:malformed*1')
    },
  ],
  [
    'a fault for one order only',
    async (hand) => {
      await own(hand, { Endpoint: 'rechargeOrderPaid', 'Only where': 'orderId=o1' }, '1500')
      await hand.forces('rechargeOrderPaid{orderId=o1}:1500*1')
    },
  ],
  ['one in ten fails', (hand) => preset(hand, 'One in ten fails', '*:offline%10')],
  [
    'a body of its own',
    async (hand) => {
      await hand.open('Faults')
      await hand.fill('Fault', 'refreshData:={"errcode":0,"coin":1}')
      await hand.press('Add fault')
      await hand.forces('refreshData:={"errcode":0,"coin":1}')
    },
  ],
  [
    'a month that adds up',
    async (hand) => {
      await hand.open('Clock')
      await hand.press('+30 days')
      await hand.panel
        .getByText(/2026-02-14/)
        .first()
        .waitFor()
      const broken = await hand.page.evaluate(() => {
        const { mock } = window as unknown as {
          mock: { ledger(): { playerId: string; asset: string; amount: number; balanceAfter: number }[] }
        }
        const sums = new Map<string, number>()
        return mock.ledger().filter(({ playerId, asset, amount, balanceAfter }) => {
          const key = `${playerId} ${asset}`
          sums.set(key, (sums.get(key) ?? 0) + amount)
          return sums.get(key) !== balanceAfter
        }).length
      })
      expect(broken).toBe(0)
    },
  ],
]

describe('[QA-01] [QA-02] a tester on a phone, from the panel alone:', () => {
  it.each(tasks)('%s', async (_task, run) => {
    const hand = await begin()
    await run(hand)
    expect(hand.taps).toBeLessThanOrEqual(7)
  })
})
