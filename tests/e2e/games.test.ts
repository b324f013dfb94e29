import type { FrameLocator, Locator, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { PING_EVERY } from '../../src/stores/home/OnlineStore'
import { openBrowser, phone } from '../support/browser'
import { plainHttp } from '../support/plainHttp'
import { clearFaults, coinOfLedger, countCalls, fault, world } from './demo'
import { ownClock } from './jackpot/page'

const { visit } = openBrowser()
const demo = inject('demoUrl')

const ROULETTE = 4

/** A round of each game, up to what it says of it. Motion is reduced: the rounds are the same, without the flights. */
const rounds: [name: string, gameId: number, play: (game: FrameLocator) => Promise<unknown>][] = [
  [
    'slot',
    1,
    async (game) => {
      await game.getByRole('button', { name: 'Spin' }).click()
      await game.getByText(/You won|Paid|No win/).waitFor()
    },
  ],
  [
    'crash',
    2,
    async (game) => {
      for (let turn = 0; turn < 2; turn++) await game.getByRole('button', { name: 'Lower auto cash-out' }).click()
      await game.getByRole('button', { name: /^Bet/ }).click()
      await game.getByText(/^You won|^Lost/).waitFor()
    },
  ],
  [
    'mines',
    3,
    async (game) => {
      await game.getByRole('button', { name: /^Bet/ }).click()
      // Nothing to cash out yet.
      await game.getByRole('button', { name: 'Open a tile' }).waitFor()
      await game.getByRole('button', { name: 'Row 1, column 1, hidden' }).click()
      const tile = game.getByRole('button', { name: /^Row 1, column 1, (?:safe|mine)/ })
      await tile.waitFor()
      if ((await tile.getAttribute('data-is')) === 'safe') await game.getByRole('button', { name: /^Cash out/ }).click()
      await game.getByText(/^You won|^A mine/).waitFor()
    },
  ],
  [
    'roulette',
    ROULETTE,
    async (game) => {
      await game.getByRole('button', { name: /^17,/ }).click()
      await game.getByRole('button', { name: /^Red,/ }).click()
      await game.getByRole('button', { name: 'Spin' }).click()
      await game.getByText(/You won|Paid|No win/).waitFor()
    },
  ],
]

const bets = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { mock } = window as unknown as { mock: { ledger(): Promise<{ kind: string }[]> } }
    return (await mock.ledger()).filter(({ kind }) => kind === 'bet').length
  })

/** Runs in frames: the first call of a game that moves money throws before it is sent. */
const throwOnce = () => {
  if (top === window) return
  const { getRandomValues } = Crypto.prototype
  Crypto.prototype.getRandomValues = () => {
    Crypto.prototype.getRandomValues = getRandomValues
    throw new Error('no round today')
  }
}

it.each(rounds)(
  '[GAME-02] [GAME-03] %s tells of a fault in its own code, and plays on, without a secure context, too; the game is exited once',
  async (_, id, play) => {
    const address = world(demo, { persona: 'regular' }, `/game/start?gameId=${id}`)
    const { page, complaints } = await visit(address, { ...phone, reducedMotion: 'reduce' }, async (opened) => {
      await opened.addInitScript(plainHttp)
      await opened.addInitScript(throwOnce)
    })
    const game = page.frameLocator('iframe')
    await game.getByRole('main').waitFor()
    const before = await bets(page)
    const chip = game.getByRole('button', { name: /^17,/ })
    if (id === ROULETTE) await chip.click()
    await game.getByRole('button', { name: /^(?:Spin|Bet)/ }).click()
    await game.getByText(/^Something went wrong on screen/).waitFor()
    expect(await bets(page)).toBe(before)
    await play(game)
    expect(await bets(page)).toBe(before + 1)
    await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
    await page.getByRole('button', { name: 'Leave game' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => countCalls(page, 'exitGame')).toBe(1)
    expect(complaints).toEqual(['uncaught: no round today'])
  },
)

/** Longer than a game waits for a reply, ms. */
const NO_REPLY_AFTER = 8_001

/** Runs in page and frame: the reply to the first bet is lost on its way to the game. */
const loseBetReply = () => {
  const lost = { id: null as number | null, is: false }
  const shared = Object.assign(top ?? window, { lost: (top as unknown as { lost?: typeof lost } | null)?.lost ?? lost })
  addEventListener('message', (event: MessageEvent<{ type?: string; name?: string; id?: number }>) => {
    const { type, name, id } = event.data ?? {}
    if (type === 'call' && name === 'crashBet') shared.lost.id ??= id ?? null
    if (type !== 'reply' || id !== shared.lost.id || shared.lost.is) return
    shared.lost.is = true
    event.stopImmediatePropagation()
  })
}

it('[GAME-02] a crash bet whose reply is lost is looked up and played on, once', async () => {
  const address = world(demo, { persona: 'regular' }, '/game/start?gameId=2')
  const { page } = await visit(address, { ...phone, reducedMotion: 'reduce' }, async (opened) => {
    await ownClock(opened)
    await opened.addInitScript(loseBetReply)
  })
  const game = page.frameLocator('iframe')
  const bet = game.getByRole('button', { name: /^Bet/ })
  await bet.waitFor()
  const before = await bets(page)
  await bet.click()
  await expect.poll(() => bets(page)).toBe(before + 1)
  await page.clock.fastForward(NO_REPLY_AFTER)
  await game.getByText(/^You won|^Lost/).waitFor()
  expect(await bets(page)).toBe(before + 1)
  await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
})

it('[GAME-03] the table is one tab stop: arrows move, Enter puts a chip, Delete takes it, the space bar spins', async () => {
  const { page } = await visit(world(demo, { persona: 'regular' }, '/game/start?gameId=4'), {
    ...phone,
    reducedMotion: 'reduce',
  })
  const game = page.frameLocator('iframe')
  const field = (name: string) => game.getByRole('button', { name: new RegExp(`^${name},`) })
  const chip = game.getByRole('button', { name: /^18,.* 1\.00 on it$/ })
  await field('17').press('ArrowRight')
  await expect
    .poll(() => field('18').evaluate((box) => [box === document.activeElement, box.tabIndex]))
    .toEqual([true, 0])
  await field('18').press('Enter')
  await chip.waitFor()
  await field('18').press('Delete')
  await expect.poll(() => chip.count()).toBe(0)
  await field('18').press('Enter')
  await field('18').press('Space')
  await game.getByText(/You won|Paid|No win/).waitFor()
  expect(await field('17').evaluate((box) => box.tabIndex)).toBe(-1)
})

it('[GAME-02] at 320 px a balance of millions leaves the bar one row, and the fields of the table their height', async () => {
  const address = world(demo, { persona: 'regular', grant: 'coin:122208739' }, '/game/start?gameId=4')
  const { page } = await visit(address, { ...phone, viewport: { width: 320, height: 640 } })
  const game = page.frameLocator('iframe')
  const middleOf = async (found: Locator) => {
    const box = await found.boundingBox()
    return box && Math.round(box.y + box.height / 2)
  }
  const field = await game.getByRole('button', { name: /^17,/ }).boundingBox()
  expect(field?.height).toBeGreaterThanOrEqual(34)
  const back = await middleOf(page.getByRole('button', { name: 'Leave game' }))
  expect(await middleOf(page.getByRole('link', { name: 'Deposit' }))).toBe(back)
})

/** A phone on its side; a small one. */
const [SIDEWAYS, SMALL] = [
  { width: 844, height: 390 },
  { width: 320, height: 640 },
]

it.each([
  ['crash', 2, SIDEWAYS],
  ['mines', 3, SIDEWAYS],
  ['mines', 3, SMALL],
] as const)(
  '[GAME-02] the controls of %s (game %s) are inside the window and the stage is whole at %o',
  async (_, id, viewport) => {
    const { page } = await visit(world(demo, { persona: 'regular' }, `/game/start?gameId=${id}`), {
      ...phone,
      viewport,
    })
    const main = page.frameLocator('iframe').getByRole('main')
    const found = await main.evaluate((box) => {
      const [stage, panel] = [...box.querySelectorAll('section')]
      const ends = [...(panel?.querySelectorAll('button') ?? [])].map((made) => made.getBoundingClientRect().right)
      return {
        beside: innerWidth - Math.max(...ends),
        hidden: (stage?.scrollHeight ?? 0) - (stage?.clientHeight ?? 0),
      }
    })
    expect(found.beside).toBeGreaterThanOrEqual(16)
    expect(found.hidden).toBe(0)
  },
)

it('[GAME-03] a big win is said, and is in the balance, only when it has been counted up', async () => {
  const words = { persona: 'regular', round: 'slot:0-0-0-0-0' }
  const { page } = await visit(world(demo, words, '/game/start?gameId=1'), phone)
  const game = page.frameLocator('iframe')
  const said = () => game.locator('.said').textContent()
  const balance = () => page.getByTestId('balance').textContent()
  await game.getByRole('button', { name: 'Spin' }).click()
  await game.locator('.win b').waitFor()
  expect([await said(), await balance()]).toEqual(['Good luck.', '12,478.50'])
  await game.getByText(/^You won 500\.00/).waitFor()
  await expect.poll(balance).toBe('12,978.50')
})

it('[GAME-02] the focus goes into a game that is ready, and Escape leads out of it', async () => {
  const { page } = await visit(world(demo, { persona: 'regular' }, '/game/search?q=hidden'), phone)
  await page.getByRole('article', { name: 'Hidden Gems' }).getByRole('link', { name: 'Play' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  expect(await page.title()).toMatch(/^Hidden Gems/)
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/game/search')
  await expect.poll(() => countCalls(page, 'exitGame')).toBe(1)
})

it('[GAME-02] going back asks while a round runs, and leaves nothing open', async () => {
  const { page } = await visit(world(demo, { persona: 'regular' }, '/game/start?gameId=3'), phone)
  const asked = page.getByRole('dialog', { name: 'Leave this round?' })
  const entries = await page.evaluate(() => history.length)
  await page.frameLocator('iframe').getByRole('button', { name: /^Bet/ }).click()
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await asked.getByRole('button', { name: 'Keep playing' }).click()
  await page.frameLocator('iframe').getByRole('button', { name: 'Row 1, column 1, hidden' }).waitFor()
  await page.goBack()
  await asked.waitFor()
  await page.goBack()
  await expect.poll(() => asked.count()).toBe(0)
  await page.getByRole('link', { name: /^Responsible play/ }).click()
  await asked.getByRole('button', { name: 'Leave game' }).click()
  await page.waitForURL('**/member/play')
  await expect.poll(() => countCalls(page, 'exitGame')).toBe(1)
})

it('[GAME-02] a game that was left is not behind the back button, in the middle of a round neither', async () => {
  const { page } = await visit(world(demo, { persona: 'regular' }, '/game/search?q=hidden'), phone)
  const game = page.frameLocator('iframe')
  const start = page.getByRole('article', { name: 'Hidden Gems' }).getByRole('link', { name: 'Play' })
  const leave = page.getByRole('button', { name: 'Leave game' })
  await start.click()
  await game.getByRole('main').waitFor()
  await leave.click()
  await start.click()
  await game.getByRole('button', { name: /^Bet/ }).click()
  await game.getByRole('button', { name: 'Pick for me', disabled: false }).waitFor()
  await leave.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave game' }).click()
  await start.waitFor()
  await page.goBack()
  expect(page.url()).not.toContain('/game/start')
})

it.each([
  ['a direct link', 'no round', 'button'],
  ['a direct link', 'a round', 'button'],
  ['a direct link', 'a round', 'Back'],
  ['the search', 'a round', 'Back'],
] as const)(
  '[GAME-02] after %s, %s, and leaving by %s, Back does not lead to the game again',
  async (from, round, by) => {
    const isDirect = from === 'a direct link'
    const path = isDirect ? '/game/start?gameId=3' : '/game/search?q=hidden'
    const { page } = await visit(world(demo, { persona: 'regular' }, path), phone)
    if (!isDirect) await page.getByRole('link', { name: 'Play' }).first().click()
    const game = page.frameLocator('iframe')
    await game.getByRole('main').waitFor()
    if (round === 'a round') {
      await game.getByRole('button', { name: /^Bet/ }).click()
      await page.waitForFunction(() => history.state?.heldBack)
    }
    const leave = page.getByRole('button', { name: 'Leave game' })
    await (by === 'Back' ? page.goBack() : leave.click())
    if (round === 'a round') await page.getByRole('dialog').getByRole('button', { name: 'Leave game' }).click()
    await page.waitForURL((url) => url.pathname === (isDirect ? '/' : '/game/search'))
    await expect.poll(() => countCalls(page, 'exitGame')).toBe(1)
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  },
)

it('[SESS-03] a session that ends in a round leads to login and back to the round, which is paid once', async () => {
  const address = world(demo, { persona: 'regular' }, '/game/start?gameId=3')
  const { page } = await visit(address, phone, ownClock)
  const game = page.frameLocator('iframe')
  await game.getByRole('main').waitFor()
  const before = await bets(page)
  await game.getByRole('button', { name: /^Bet/ }).click()
  await game.getByRole('button', { name: 'Row 2, column 2, hidden' }).click()
  const open = game.getByRole('button', { name: 'Row 2, column 2, safe' })
  await open.waitFor()
  await fault(page, '*:401')
  await page.clock.fastForward(PING_EVERY)
  await page.waitForURL('**/auth/login')
  await clearFaults(page)
  await page.getByText('Demo accounts').click()
  await page.getByRole('button', { name: 'regular', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/game/start?gameId=3**')
  await open.waitFor()
  await game.getByRole('button', { name: /^Cash out/ }).click()
  await game.getByText(/^You won/).waitFor()
  expect(await bets(page)).toBe(before + 1)
  await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
})
