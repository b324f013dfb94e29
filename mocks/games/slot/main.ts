import { freeSpins, slotLines } from '../../world/game/rules/slot'
import { button, el, picture } from '../kit/dom'
import { type Greeting, openGame, refusalText, roundRuns, showBalance, type Table } from '../kit/game'
import { dress, mutate } from '../kit/host'
import { icon } from '../kit/icons'
import { money } from '../kit/money'
import { stepper } from '../kit/stepper'
import { t } from '../kit/text'
import { celebrate, clearWin } from '../kit/win'
import { NO_REPLY } from '../messages'
import { createPays } from './pays'
import { createReels, look, type Reels, type Spin } from './reels'

const lineTexts = ({ lines, bet }: Pick<Spin, 'lines' | 'bet'>, times = 1): string =>
  lines
    .map(({ line, win }) => {
      const share = bet / slotLines.length
      return t('lineWin', {
        line: line + 1,
        pays: Math.round(win / share / times),
        share: money(share),
        win: money(win),
      })
    })
    .join(' · ')

/** The free spins of a round, one after another. */
const playFree = async (spin: Spin, reels: Reels, counter: HTMLElement, say: Table['say']): Promise<void> => {
  const { spins, times } = freeSpins
  say(t('freeWon', { spins, times }))
  await look()
  for (const [index, stop] of spin.free.entries()) {
    counter.textContent = t('freeSpin', { spin: index + 1, spins })
    await reels.run(stop, true)
    reels.show(stop)
    say(lineTexts({ lines: stop.lines, bet: spin.bet * times }))
    if (stop.win > 0) await look()
  }
  counter.textContent = ''
}

const resultText = (spin: Spin): string => {
  if (spin.win === 0) return t('noWin')
  const lines = spin.free.length === 0 ? lineTexts(spin) : ''
  const sum = t(spin.win > spin.bet ? 'won' : 'paidBack', { amount: money(spin.win) })
  return [sum, lines].filter(Boolean).join(' ')
}

/** The game's hero between its companions, above the reels. */
const crest = (): HTMLElement => {
  const [hero = '', second = '', third = ''] = dress().symbols
  return el('div', { class: 'crest' }, ...[second, hero, third].map(picture))
}

const mount = (greeting: Greeting, { stage, panel, say }: Table): void => {
  const { bets, slot } = greeting
  const reels = createReels(slot?.last?.reels)
  const counter = el('div', { class: 'free' })
  const linesOf = (bet: number) => t('lines', { lines: slotLines.length, share: money(bet / slotLines.length) })
  const bet = stepper({
    label: t('totalBet'),
    less: t('lowerBet'),
    more: t('higherBet'),
    values: bets,
    at: Math.min(3, bets.length - 1),
    format: money,
    onChange: (value) => {
      lines.textContent = linesOf(value)
    },
  })
  const lines = el('span', {}, linesOf(bet.value()))
  const last = el('span', {}, slot?.last ? t('lastRound', { amount: money(slot.last.win) }) : '')

  const spin = async () => {
    if (spinButton.disabled) return
    spinButton.disabled = true
    bet.lock(true)
    roundRuns(true)
    clearWin(stage)
    say(t('goodLuck'))
    const answer = await mutate('slotSpin', { bet: bet.value() }, () => say(refusalText(NO_REPLY)))
    if (answer.ok) {
      const { value } = answer
      await reels.run(value, false)
      reels.show(value)
      if (value.free.length > 0) await playFree(value, reels, counter, say)
      say(resultText(value))
      last.textContent = t('lastRound', { amount: money(value.win) })
      showBalance(value.coin)
      await celebrate(stage, value.win, value.bet)
    } else say(refusalText(answer.code))
    bet.lock(false)
    spinButton.disabled = false
    roundRuns(false)
  }

  const spinButton = button('main', t('spin'), () => void spin())
  spinButton.prepend(icon('spin'))
  addEventListener('keydown', (event) => {
    // A focused button already takes the space bar as its press.
    if (event.code !== 'Space' || event.repeat || event.target instanceof HTMLButtonElement) return
    if (document.body.inert) return
    event.preventDefault()
    void spin()
  })
  stage.append(counter, crest(), el('div', { class: 'cabinet' }, reels.root), el('div', { class: 'foot' }, lines, last))
  panel.append(el('div', { class: 'controls' }, bet.root, createPays(greeting), spinButton))
  say(t('spinHint'))
}

void openGame('slot', mount)
