import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { device } from '../../mocks/games/kit/device'
import { AppAt, wholeApp } from '../support/AppAt'
import { inFrame, type Replies, replyWith } from './frame'

const meta: Meta<typeof AppAt> = {
  title: 'game/Rounds',
  tags: ['flow'],
  component: AppAt,
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const [SLOT, CRASH, MINES, ROULETTE] = [1, 2, 3, 4]
const COIN = 1_248_050

const isReady = (button: HTMLElement) => button.matches(':enabled:not([aria-disabled="true"])')

/** A round of a game: given replies, the buttons that are pressed one after another, and what the game says then. */
const round = (game: number | undefined, replies: Replies, presses: readonly RegExp[], says: RegExp): Story => ({
  args: { path: `/game/start?gameId=${game}` },
  beforeEach: () => replyWith(replies),
  play: async ({ canvasElement }) => {
    const main = await inFrame(canvasElement)
    for (const name of presses) {
      const button = await within(main).findByRole('button', { name })
      await waitFor(() => expect(isReady(button)).toBe(true))
      button.click()
    }
    await waitFor(() => expect(main.textContent).toMatch(says))
  },
})

/** Five reels whose middle row begins with four of a symbol, which the first line pays. */
const four = (symbol: number, win: number) => ({
  reels: [
    [4, symbol, 6],
    [3, symbol, 7],
    [6, symbol, 2],
    [7, symbol, 4],
    [5, 6, 7],
  ],
  lines: [{ line: 0, symbol, count: 4, win }],
  win,
  free: [],
  bet: 200,
  coin: COIN - 200 + win,
})

/** What each symbol pays, by how many there are. */
export const SlotPays: Story = {
  tags: ['interaction-test'],
  args: { path: `/game/start?gameId=${SLOT}` },
  play: async ({ canvasElement }) => {
    const main = await inFrame(canvasElement)
    const open = await within(main).findByRole('button', { name: 'Pays' })
    open.click()
    const pays = await within(main.ownerDocument.documentElement).findByRole('dialog')
    await expect(
      within(pays)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['3', '4', '5'])
    const [, first] = within(pays).getAllByRole('row')
    await expect(first?.textContent).toMatch(/^([\d,.]+×){3}$/)
  },
}

/** Four of a symbol on the first line; less than ten times the bet has no words of its own. */
export const SlotWin: Story = {
  ...round(SLOT, {}, [/^Spin$/], /^(?!.*(?:Big|Huge|Colossal) win).*You won 15\.00/s),
  parameters: { mock: { persona: 'regular', round: 'slot:5-5-5-5-0' } },
}
/** Eighty times the bet: with motion, coins fall. */
const bigWin = round(SLOT, { slotSpin: four(0, 16_000) }, [/^Spin$/], /Huge win.*You won 160\.00/s)
export const SlotBigWin: Story = {
  tags: ['variant'],
  ...bigWin,
  parameters: { chromatic: screen },
  play: async (context) => {
    await bigWin.play?.(context)
    // The celebration is over.
    const spin = within(await inFrame(context.canvasElement)).getByRole('button', { name: 'Spin' })
    await waitFor(() => expect(isReady(spin)).toBe(true))
  },
}
/** More than two hundred times the bet: the card adds it up. */
export const SlotTopWin: Story = {
  tags: ['variant'],
  ...round(SLOT, {}, [/^Spin$/], /Colossal win.*You won 500\.00/s),
  parameters: { mock: { persona: 'regular', round: 'slot:0-0-0-0-0' } },
}
/** The first reply is lost: the game sends the same spin again, which the world has settled. */
export const SlotReplyLost: Story = {
  ...round(SLOT, {}, [/^Spin$/], /You won 15\.00/),
  parameters: { mock: { persona: 'regular', round: 'slot:5-5-5-5-0', fault: 'slotSpin:lost*1' } },
}
export const OutOfCoins: Story = {
  ...round(SLOT, {}, [/^Spin$/], /Your balance is too low for this bet/),
  parameters: { mock: { persona: 'regular', fault: 'slotSpin:3001*1' } },
}

const flight = { id: 'b1', phase: 'flying', elapsed: 9_000, auto: 2_500, bet: 500, win: 0, coin: COIN - 500 }
const begun = { ...flight, elapsed: 1_700 }
const flightBegun = round(CRASH, { crashBet: begun, crashLook: begun }, [/^Bet/], /Flying\. Cash out any time\./)
/** Just begun: the flyer is on its way, and the line no longer says that it takes off. */
export const CrashFlying: Story = {
  ...flightBegun,
  play: async (context) => {
    await flightBegun.play?.(context)
    const main = await inFrame(context.canvasElement)
    const leftOf = (part: string) => main.querySelector(part)?.getBoundingClientRect().left ?? 0
    await waitFor(() => expect(leftOf('.flyer') - leftOf('.sky')).toBeGreaterThan(44))
  },
}
const paid = { ...flight, phase: 'crashed', crash: 1_610, left: 1_240, win: 6_200, coin: COIN + 5_700 }
export const CrashCashedOut = round(
  CRASH,
  { crashBet: flight, crashLook: paid },
  [/^Bet/],
  /^(?=.*Big win).*Paid at 12\.40×/s,
)
export const CrashLost = round(
  CRASH,
  { crashBet: flight, crashLook: { ...flight, phase: 'crashed', crash: 312 } },
  [/^Bet/],
  /Crashed at 3\.12×.*Lost 5\.00/,
)
const greeting = { mode: 'real', coin: COIN, bets: [100, 200, 500], most: 10_000, rtp: 9_700, history: [] }
const flewAway = {
  ...greeting,
  ...{ gameId: CRASH, name: 'Kite Rocket', type: 3, kind: 'crash' },
  crash: { results: [1_610], round: paid },
}
/** The game was closed in mid-flight. */
export const CrashAway: Story = {
  ...round(CRASH, {}, [], /While you were away: paid at 12\.40×, 62\.00/),
  beforeEach: () => {
    const undo = replyWith({ gameHello: flewAway })
    device.write(`flight-real-${CRASH}`, flight.id)
    return undo
  },
}
export const CrashTakenBack: Story = {
  ...round(CRASH, {}, [/^Bet/, /^Take the bet back$/], /Your bet of 2\.00 was returned\./),
  parameters: { mock: { persona: 'regular', clock: '2026-03-01T10:00:00Z' } },
}
/** [GAME-03] The world's clock is frozen: the game says so, and lets it run. */
export const CrashClockStopped: Story = {
  ...round(CRASH, {}, [/^Bet/], /The demo’s clock is stopped, so the flight waits\./),
  parameters: { mock: { persona: 'regular', clock: '2026-03-01T10:00:00Z' } },
}
export const CrashClockRuns: Story = {
  tags: ['interaction-test'],
  ...round(CRASH, {}, [/^Bet/, /^Let it run$/], /Crashed at 1\.00×/),
  parameters: { mock: { persona: 'regular', clock: '2026-03-01T10:00:00Z', round: 'crash:1.00' } },
}
/** The bet's fate is unknown: the game asks again, and that is lost too. */
export const ConnectionLost: Story = {
  ...round(CRASH, {}, [/^Bet/], /Connection lost/),
  parameters: { mock: { persona: 'regular', fault: 'crashBet:offline' } },
}

const board = { id: 'b2', phase: 'open', bet: 200, count: 3, opened: [6, 7, 12], mines: [], win: 0, coin: COIN - 200 }
const mines = [3, 11, 20]
const many = [0, 1, 2, 5, 6, 7, 8, 10, 12, 13, 15, 16, 17, 18]
export const BetBelowLimit: Story = {
  ...round(MINES, {}, [/^Bet/], /The lowest bet is 1\.00/),
  parameters: { mock: { persona: 'regular', fault: 'minesBet:3002*1' } },
}
export const MinesOpen = round(MINES, { minesBet: board }, [/^Bet/], /Cash out 2\.88/)
export const MinesResumed = round(
  MINES,
  {
    gameHello: {
      ...greeting,
      ...{ gameId: MINES, name: 'Hidden Gems', type: 7, kind: 'mines' },
      mines: { round: board },
    },
  },
  [],
  /Your round is still open\..*Cash out 2\.88/,
)
/** The board ended by itself, 24 hours after the bet. */
export const MinesAway: Story = {
  ...round(MINES, {}, [], /While you were away: paid 2\.88\./),
  tags: ['variant'],
  beforeEach: () => {
    const undo = replyWith({
      gameHello: {
        ...greeting,
        ...{ gameId: MINES, name: 'Hidden Gems', type: 7, kind: 'mines' },
        mines: { round: { ...board, phase: 'paid', mines, win: 288, coin: COIN + 88 } },
      },
    })
    device.write(`board-real-${MINES}`, board.id)
    return undo
  },
}
export const MinesCashedOut = round(
  MINES,
  {
    minesBet: { ...board, opened: many },
    minesCashOut: { ...board, phase: 'paid', opened: many, mines, win: 2_704, coin: COIN + 2_504 },
  },
  [/^Bet/, /^Cash out/],
  /Big win.*You won 27\.04/s,
)
export const MinesHit: Story = {
  ...round(MINES, {}, [/^Bet/, /^Row 1, column 4/], /A mine\. Lost 2\.00/),
  parameters: { mock: { persona: 'regular', round: 'mines:4-12-21' } },
}

const wheelRound = round(
  ROULETTE,
  { rouletteSpin: { number: 17, bet: 100, win: 3_600, paid: [{ spot: '17', win: 3_600 }], coin: COIN + 3_500 } },
  [/^17,/, /^Spin$/],
  /Big win.*17, Black\. You won 36\.00/s,
)
/** The wheel, small above the table, fills it while it spins. */
export const RouletteBigWin: Story = {
  ...wheelRound,
  play: async (context) => {
    const main = await inFrame(context.canvasElement)
    const size = () => main.querySelector('.wheel')?.getBoundingClientRect().width ?? 0
    const rest = size()
    await expect(rest).toBeGreaterThan(40)
    const seen = waitFor(() => expect(size()).toBeGreaterThan(2 * rest))
    await Promise.all([wheelRound.play?.(context), seen])
  },
}
export const RouletteLimit = round(ROULETTE, {}, [/^Chip 100/, /^17,/, /^Red,/], /Up to 100\.00 a spin/)
