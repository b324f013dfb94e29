import { freeSpins, slotLines } from '../../world/game/rules/slot'
import { attempt } from '../kit/attempt'
import { createCycle, SLOT_CYCLE } from '../kit/cycle'
import { button, el, lookAt, pause, picture, shut } from '../kit/dom'
import { type Greeting, openGame, roundRuns, showBalance, type Table } from '../kit/game'
import { mutate, skin } from '../kit/host'
import { icon } from '../kit/icons'
import { onKeys } from '../kit/keys'
import { money } from '../kit/money'
import { refusalText } from '../kit/refusals'
import type { Section } from '../kit/section'
import { firstStake, rememberStake } from '../kit/stakes'
import { stepper } from '../kit/stepper'
import { t } from '../kit/text'
import { celebrate, clearWin } from '../kit/win'
import { NO_REPLY } from '../messages'
import { createPays } from './pays'
import { createReels, look, type Reels, type Spin } from './reels'

const lineTexts = ({ lines, bet }: Pick<Spin, 'lines' | 'bet'>, times = 1): string =>
  lines
    .map(({ line, count, win }) => {
      const share = bet / slotLines.length
      return t('lineWin', {
        line: line + 1,
        count,
        pays: Math.round(win / share / times),
        share: money(share),
        win: money(win),
      })
    })
    .join(' · ')

/** The free spins of a round, one after another; none is shorter than a round. */
const playFree = async (spin: Spin, reels: Reels, counter: HTMLElement, say: Table['say']): Promise<void> => {
  const { spins, times } = freeSpins
  say(t('freeWon', { spins, times }))
  await look()
  for (const [index, stop] of spin.free.entries()) {
    const cycle = pause(SLOT_CYCLE)
    counter.textContent = t('freeSpin', { spin: index + 1, spins })
    await reels.run(stop)
    reels.show(stop)
    say(lineTexts({ lines: stop.lines, bet: spin.bet * times }))
    if (stop.win > 0) await look()
    await cycle
  }
  counter.textContent = ''
}

/** Won lines that the message has room for. */
const TOLD = 1

const resultText = (spin: Spin): string => {
  if (spin.win === 0) return t('noWin')
  const lines = spin.free.length === 0 && spin.lines.length <= TOLD ? lineTexts(spin) : ''
  const sum = t(spin.win > spin.bet ? 'won' : 'paidBack', { amount: money(spin.win) })
  return [sum, lines].filter(Boolean).join(' ')
}

/** The game's hero between its companions, above the reels. */
const crest = (): HTMLElement => {
  const [hero = '', second = '', third = ''] = skin().symbols
  return el('div', { class: 'crest' }, ...[second, hero, third].map(picture))
}

/** Symbols whose pay is in sight. */
const TOPS = 3

/** What five of a kind of the best symbols pay at this bet (cents). */
const topPays = ({ slot }: Greeting, bet: number): readonly HTMLElement[] =>
  (slot?.pays ?? []).slice(0, TOPS).map((pays, symbol) => {
    const most = (bet / slotLines.length) * (pays.at(-1) ?? 0)
    return el('b', {}, picture(skin().symbols[symbol] ?? ''), money(most))
  })

const mount = (greeting: Greeting, { stage, panel, say, history }: Table): Section => {
  const { gameId, bets, slot } = greeting
  const reels = createReels(slot?.last?.reels)
  const cabinet = el('div', { class: 'cabinet' }, reels.root)
  const counter = el('div', { class: 'free' })
  let spinning = false
  const tops = el('div', { class: 'tops', 'aria-hidden': 'true' })
  const showTops = (bet: number) => tops.replaceChildren(...topPays(greeting, bet))
  const linesOf = (bet: number) => t('lines', { lines: slotLines.length, share: money(bet / slotLines.length) })
  const bet = stepper({
    label: t('totalBet'),
    less: t('lowerBet'),
    more: t('higherBet'),
    values: bets,
    at: firstStake(gameId, bets),
    format: money,
    onChange: (value) => {
      lines.textContent = linesOf(value)
      showTops(value)
    },
  })
  const lines = el('span', {}, linesOf(bet.value()))
  const last = el('span', {}, slot?.last ? t('lastRound', { amount: money(slot.last.win) }) : '')

  const show = () => {
    bet.lock(spinning)
    shut(history, spinning)
    shut(spinButton, spinning || !cycle.isOver())
  }
  const cycle = createCycle(SLOT_CYCLE, () => show())

  const showSpin = async (spin: Spin) => {
    // The bet is taken at once; the win comes when it is seen.
    showBalance(spin.coin - spin.win)
    await reels.run(spin)
    reels.show(spin)
    if (spin.free.length > 0) await playFree(spin, reels, counter, say)
    await celebrate(stage, spin, {
      over: cabinet,
      onCounted: () => {
        say(resultText(spin))
        last.textContent = t('lastRound', { amount: money(spin.win) })
        showBalance(spin.coin)
      },
    })
  }

  const play = async (settled: (coin: number) => void) => {
    clearWin(stage)
    say(t('goodLuck'))
    lookAt(stage)
    const answer = await mutate('slotSpin', { bet: bet.value() }, () => say(refusalText(NO_REPLY)))
    if (!answer.ok) return say(refusalText(answer.code, greeting))
    settled(answer.value.coin)
    cycle.start()
    rememberStake(gameId, answer.value.bet)
    await showSpin(answer.value)
  }
  const spin = () => {
    spinning = true
    show()
    roundRuns(true)
    let coin: number | undefined
    const end = () => {
      spinning = false
      // Of a spin that was not shown to its end, too.
      if (coin !== undefined) showBalance(coin)
      show()
      roundRuns(false)
    }
    const settled = (after: number) => {
      coin = after
    }
    void attempt(() => play(settled), { say, end })
  }

  const spinButton = button('main', t('spin'), spin)
  spinButton.prepend(icon('spin'))
  const pays = createPays(greeting)
  const press = () => spinButton.click()
  onKeys({
    ...{ Space: press, Enter: press, KeyP: () => pays.button.click(), KeyH: () => history.click() },
    ...{ '+': () => bet.step(1), '-': () => bet.step(-1) },
  })
  stage.append(counter, crest(), cabinet, el('div', { class: 'foot' }, lines, last), tops)
  showTops(bet.value())
  panel.append(el('div', { class: 'controls' }, bet.root, pays.button, spinButton))
  say(t(matchMedia('(pointer: fine)').matches ? 'spinHint' : 'spinTap'))
  return pays
}

void openGame('slot', mount)
