import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { inject, onTestFailed } from 'vitest'
import type { LoggedCall } from '../../mocks/network/state/callLog'
import type { LedgerEntry } from '../../mocks/world/core/ledger'
import { openBrowser, phone, type Visit } from '../support/browser'
import { keepEvidence } from '../support/failures/folder'
import { testName } from '../support/failures/testName'

const app = inject('appUrl')

/** The words of the control surface that a journey starts with. */
interface Start {
  readonly persona: string
  readonly fault?: string
  readonly draw?: readonly (string | number)[]
}

/** A world of the mock server that belongs to one test. */
export interface World {
  fault(text: string): Promise<void>
  clearFaults(): Promise<void>
  grant(text: string): Promise<void>
  config(text: string): Promise<void>
  /** Moves the world's clock ahead by a span such as `10m`. */
  advance(span: string): Promise<void>
  calls(endpoint: string): Promise<LoggedCall[]>
  ledger(): Promise<LedgerEntry[]>
  /** The coin balance by the ledger, as the page writes it. */
  coin(): Promise<string>
}

const SEED = 7
const CLOCK = '2026-01-01T12:00:00Z'

/** The device's date is that of the world, for what ends at some time. */
export const onWorldsTime = (page: Page): Promise<void> => page.clock.install({ time: CLOCK })

/** The product in the shared browser, each visit in front of a world of its own. */
export function openProduct() {
  const { visit } = openBrowser()

  return async (
    { persona, fault, draw }: Start,
    path = '/',
    options: Parameters<typeof visit>[1] = {},
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Visit & { readonly world: World }> => {
    const headers = { 'x-mock-world': randomUUID() }
    const control = async <T>(method: string, what: string, body?: object): Promise<T> => {
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const reply = await fetch(`${app}/__mock/${what}`, init)
      if (!reply.ok) throw new Error(`${method} ${what}: ${await reply.text()}`)
      return reply.json() as Promise<T>
    }
    const { token } = await control<{ token?: string }>('POST', 'reset', { seed: SEED, persona, clock: CLOCK })
    if (fault) await control('POST', 'fault', { fault })
    if (draw) await control('POST', 'draw', { draw })
    const allCalls = () => control<LoggedCall[]>('GET', 'calls')
    onTestFailed(async ({ task }) => {
      const last = (await allCalls()).slice(-20)
      keepEvidence(testName(task), { 'calls.json': JSON.stringify({ seed: SEED, persona, last }, null, 2) })
    })
    const localStorage = token ? [{ name: 'token', value: token }] : []
    const storageState = { cookies: [], origins: [{ origin: app, localStorage }] }
    // Motion would be drawn all the time, and is what other tests are about.
    const visited = await visit(
      app + path,
      { ...phone, reducedMotion: 'reduce', extraHTTPHeaders: headers, storageState, ...options },
      prepare,
    )
    const ledger = () => control<LedgerEntry[]>('GET', 'ledger')
    const world: World = {
      fault: async (text) => void (await control('POST', 'fault', { fault: text })),
      clearFaults: async () => void (await control('DELETE', 'fault')),
      grant: async (text) => void (await control('POST', 'grant', { grant: text })),
      config: async (text) => void (await control('POST', 'config', { config: text })),
      advance: async (span) => void (await control('POST', 'clock', { advance: span })),
      calls: async (endpoint) => (await allCalls()).filter((call) => call.endpoint === endpoint),
      ledger,
      coin: async () => {
        const cents = (await ledger()).reduce((sum, { asset, amount }) => sum + (asset === 'coin' ? amount : 0), 0)
        return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      },
    }
    return { ...visited, world }
  }
}
