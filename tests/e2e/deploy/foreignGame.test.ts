import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FRAME_MARK } from '../../../src/contract/game/frame'
import { deliveryOf } from '../../../vite/delivery/folder'
import { openBrowser, phone } from '../../support/browser'
import { freePort } from '../../support/freePort'
import { type ProductSite, startProduct } from '../../support/productSite'
import { smallBuild } from '../../support/twinBuild'

const { visit } = openBrowser()
const folder = mkdtempSync(join(tmpdir(), 'kismara-games-'))

let product: ProductSite
let games: string
/** A host that is neither the product's nor the games'. */
let stranger: Server
let strangerUrl: string

beforeAll(async () => {
  const [port, strangerPort] = [await freePort(), await freePort()]
  games = `http://localhost:${port}`
  strangerUrl = `http://localhost:${strangerPort}`
  // As `KISMARA_GAMES` of a build allows it.
  const dir = join(folder, 'product')
  smallBuild('dist', dir)
  const headers = join(deliveryOf(dir), 'headers.json')
  writeFileSync(headers, readFileSync(headers, 'utf8').replace("frame-src 'none'", `frame-src ${games}`))
  product = await startProduct({ dir, port, gamesAt: games, persona: 'regular', clock: '2026-01-15T12:00:00Z' })
  stranger = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end('<title>Stranger</title>'))
  await new Promise<void>((done) => stranger.listen(strangerPort, 'localhost', done))
})
afterAll(async () => {
  stranger?.close()
  await product?.close()
  rmSync(folder, { recursive: true })
})

const enter = async () => {
  const localStorage = [{ name: 'token', value: product.token ?? '' }]
  const { page, complaints } = await visit(`${product.url}/game/start?gameId=1`, {
    ...phone,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
  })
  // The games' page, and in it the game.
  const game = page.frameLocator('iframe[title="Lantern Dragon"]').frameLocator('iframe')
  await game.getByRole('heading', { name: 'Lantern Dragon' }).waitFor()
  return { page, complaints, game }
}

/** The coins by the ledger, as the page writes them. */
const coins = async () => {
  const reply = await fetch(`${product.url}/__mock/ledger`)
  const ledger = (await reply.json()) as { asset: string; amount: number }[]
  const cents = ledger.reduce((sum, { asset, amount }) => sum + (asset === 'coin' ? amount : 0), 0)
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** Runs in a window that is not the game's: sends the page what only the game may say. */
const say = ([to, messages]: readonly ['self' | 'parent' | 'opener', readonly object[]]): void => {
  for (const message of messages) window[to].postMessage(message, '*')
}

const pretences = [
  { mark: FRAME_MARK, type: 'balance', coin: 99_999_999 },
  { mark: FRAME_MARK, type: 'exit' },
]

/** Windows that are not the game's, as each reaches the page. */
const strangers: [who: string, speak: (page: Page) => Promise<unknown>][] = [
  ['the page itself', (page) => page.evaluate(say, ['self', pretences] as const)],
  [
    'another frame of the games’ host',
    async (page) => {
      await page.evaluate((url) => {
        const frame = Object.assign(document.createElement('iframe'), { name: 'second', src: url })
        document.body.append(frame)
        return new Promise((done) => frame.addEventListener('load', done))
      }, `${games}/__mock/health`)
      await page.frame('second')?.evaluate(say, ['parent', pretences] as const)
    },
  ],
  [
    'a window of another host that the page opened',
    async (page) => {
      const opened = page.waitForEvent('popup')
      await page.evaluate((url) => void window.open(url), strangerUrl)
      const other = await opened
      await other.waitForLoadState()
      await other.evaluate(say, ['opener', pretences] as const)
    },
  ],
]

describe('a game of another origin in the product', () => {
  it('[GAME-02] plays a round: the balance in the bar is the ledger’s, and the game is exited once', async () => {
    const { page, complaints, game } = await enter()
    await game.getByRole('button', { name: 'Spin' }).click()
    await game.getByText(/You won|Paid|No win/).waitFor()
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coins())
    const before = product.calls('exitGame').length
    await page.getByRole('button', { name: 'Leave game' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => product.calls('exitGame').length - before).toBe(1)
    expect(complaints).toEqual([])
  })

  it.each(strangers)('[GAME-02] hears nothing of %s', async (_, speak) => {
    const { page, game } = await enter()
    const before = product.calls('exitGame').length
    await speak(page)
    // A round later, both would long have been followed.
    await game.getByRole('button', { name: 'Spin' }).click()
    await game.getByText(/You won|Paid|No win/).waitFor()
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coins())
    expect(new URL(page.url()).pathname).toBe('/game/start')
    expect(product.calls('exitGame').length).toBe(before)
  })
})
