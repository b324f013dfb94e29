import fc from 'fast-check'
import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { openBrowser } from '../../support/browser'
import { FAULTS } from './faulty'
import { type Drawn, deposit, ENDINGS } from './orders'
import { card, gift, points, withdraw } from './others'
import { centsIn, factsOf, go, openLobby } from './screen'

const { visit } = openBrowser()

/** Through the screens of one page; the full run has a new seed each time. */
const ACTIONS = 40
const CHECKED_EVERY = 10

const acts = { deposit, withdraw, card, points, gift }
/** Each ten actions, shuffled. */
const SHARES = [
  ...Array.from({ length: 5 }, () => 'deposit' as const),
  'withdraw',
  'withdraw',
  'card',
  'points',
  'gift',
] as const

const drawn: fc.Arbitrary<Drawn> = fc.record({
  turn: fc.nat(1_000),
  amount: fc.integer({ min: 10_000, max: 90_000 }),
  fault: fc.option(fc.constantFrom(...FAULTS), { freq: 4 }),
  unread: fc.boolean(),
  twice: fc.boolean(),
  ending: fc.constantFrom(...ENDINGS),
})

/** Balance, points and records on screen are the ledger's, to the cent; money of an earlier order may just be arriving. */
const agree = async (page: Page, isThorough: boolean): Promise<void> => {
  /** `less` is subtracted. */
  const shows = async (path: string, selector: string, fact: 'coin' | 'paidIn', less?: string) => {
    await go(page, path)
    const read = async (where: string) => centsIn(await page.locator(where).first().textContent())
    const shown = async () => (await read(selector)) - (less === undefined ? 0 : await read(less))
    const differs = async () => (await shown()) - (await factsOf(page))[fact]
    await expect.poll(differs, { message: `${path}: cents on screen and not in the ledger` }).toBe(0)
  }
  await shows('/wallets?name=deposit', 'main hgroup p', 'coin')
  if (!isThorough) return
  await shows('/wallets?name=withdraw', 'main hgroup p', 'coin')
  await shows('/wallets/record', 'main bdi', 'paidIn')
  await shows('/wallets/record?view=everything', 'dd', 'coin', 'dd >> nth=1')
  await go(page, '/points')
  const { points } = await factsOf(page)
  // Too few for an exchange stand by themselves.
  await page.getByText(new RegExp(`^(You have|Your points)\\s*${points.toLocaleString('en-US')}\\b`)).waitFor()
}

it(`[MOCK-04] after ${ACTIONS} random money actions on the screens with faults, they say what the ledger says`, async () => {
  const { page, complaints } = await openLobby(visit, inject('demoUrl'))
  const seed = Math.floor(performance.now() * 1_000)
  const round = fc.shuffledSubarray([...SHARES], { minLength: SHARES.length })
  const [rounds = []] = fc.sample(fc.array(round, { minLength: ACTIONS / 10, maxLength: ACTIONS / 10 }), {
    seed,
    numRuns: 1,
  })
  const draws = fc.sample(drawn, { seed, numRuns: ACTIONS })
  for (const [index, kind] of rounds.flat().entries()) {
    const one = draws[index]
    if (!one) continue
    try {
      await acts[kind](page, one)
      await agree(page, (index + 1) % CHECKED_EVERY === 0)
    } catch (cause) {
      throw new Error(`seed ${seed}, action ${index} (${kind}) ${JSON.stringify(one)} at ${page.url()}`, { cause })
    }
  }
  expect(complaints).toEqual([])
}, 600_000)
