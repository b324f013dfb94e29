import type { Page } from 'playwright'
import { phone, type Visit, type Visiting } from '../../support/browser'
import { world } from '../demo'

interface Snapshot {
  players: Record<string, PlayerState>
}
interface PlayerState {
  persona: string
  state: {
    cards?: unknown[]
    deposits?: { rows: { id: string; status: number }[] }
    withdrawals?: { rows: unknown[] }
  }
}

/** What the world knows of its player; amounts in cents. */
export interface Facts {
  coin: number
  points: number
  paidIn: number
  /** Ids of all deposit orders, and of those still open. */
  orders: string[]
  open: string[]
  withdrawals: number
  cards: number
  /** Exchanges of points, and gift coupons taken. */
  rewards: number
}

const PERSONA = 'vip3'

/** The lobby of a player whose clocks, the page's and the world's, only the test moves ahead. */
export const openLobby = async (visit: Visiting, demoUrl: string): Promise<Visit> => {
  const time = '2026-01-01T12:00:00Z'
  const url = world(demoUrl, { persona: PERSONA, clock: `run@${time}`, grant: 'coin:100000000,points:100000' })
  const visited = await visit(url, phone, (opened) => opened.clock.install({ time }))
  const { page } = visited
  await page.getByTestId('balance').waitFor()
  // Every timeout is told in a pop-up, too, and hours pass.
  for (const [name, close] of [
    ['Tips', 'OK'],
    [/^You’ve played for /, 'Keep playing'],
  ] as const) {
    const popup = page.getByRole('dialog', { name })
    // It may close by itself: with its page, or for the reward that came after all.
    const answer = () => popup.getByRole('button', { name: close }).click({ timeout: 2000 })
    await page.addLocatorHandler(popup, () => answer().catch(() => undefined))
  }
  return visited
}

export const factsOf = (page: Page): Promise<Facts> =>
  page.evaluate((name) => {
    const { mock } = window as unknown as {
      mock: { snapshot(): Snapshot; ledger(): { asset: string; kind: string; amount: number }[] }
    }
    const rows = mock.ledger()
    const player = Object.values(mock.snapshot().players).find(({ persona }) => persona === name)
    const sum = (asset: string, kind?: string) =>
      rows.reduce((total, row) => total + (row.asset === asset && (!kind || row.kind === kind) ? row.amount : 0), 0)
    const deposits = player?.state.deposits?.rows ?? []
    return {
      coin: sum('coin'),
      points: sum('points'),
      paidIn: sum('coin', 'deposit.paid'),
      orders: deposits.map(({ id }) => id),
      open: deposits.filter(({ status }) => status === 0).map(({ id }) => id),
      withdrawals: player?.state.withdrawals?.rows.length ?? 0,
      cards: player?.state.cards?.length ?? 0,
      rewards: rows.filter(
        ({ asset, kind }) => (asset === 'points' && kind === 'points.exchange') || kind === 'coupon.gift',
      ).length,
    }
  }, PERSONA)

/** A tester's control, by its name. */
export const control = (page: Page, name: 'bet' | 'grant' | 'fault' | 'clearFaults', text = ''): Promise<void> =>
  page.evaluate(
    async ([called, words]) => {
      const { mock } = window as unknown as { mock: Record<string, (text: string) => unknown> }
      await mock[called]?.(words)
    },
    [name, text] as const,
  )

/** How often the world has answered a call; a reply may still have been lost on its way. */
export const answersOf = (page: Page, call: string): Promise<number> =>
  page.evaluate((endpoint) => {
    const { mock } = window as unknown as { mock: { calls(): { endpoint: string; reply: unknown }[] } }
    return mock.calls().filter((line) => line.endpoint === endpoint && line.reply !== null).length
  }, call)

/** Goes to an address within the running app, as Back and Forward do. */
export const go = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    // As the router numbers and names its entries.
    const state = { usr: null, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await quiet(page)
}

/** Nothing is loading and no button is busy. */
export const quiet = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('[aria-busy="true"]'))

/** An amount in a text, in cents. */
export const centsIn = (text: string | null): number => Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replace(/\D/g, ''))

export const pathOf = (page: Page): string => new URL(page.url()).pathname
