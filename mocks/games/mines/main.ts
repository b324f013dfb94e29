import { mineCounts, minesMultiplier, TILES } from '../../world/game/rules/mines'
import { attempt } from '../kit/attempt'
import { createCycle, TABLE_CYCLE } from '../kit/cycle'
import { device } from '../kit/device'
import { button, el, lookAt, shut } from '../kit/dom'
import { type Greeting, openGame, roundWaits, showBalance, showBusy, type Table } from '../kit/game'
import { type Answer, mutate, skin } from '../kit/host'
import { icon } from '../kit/icons'
import { onKeys } from '../kit/keys'
import { money, times } from '../kit/money'
import { refusalText } from '../kit/refusals'
import { createRules } from '../kit/rules'
import type { Section } from '../kit/section'
import { sound } from '../kit/sound'
import { firstStake, rememberStake } from '../kit/stakes'
import { stepper } from '../kit/stepper'
import { t } from '../kit/text'
import { celebrate, clearWin } from '../kit/win'
import { NO_REPLY } from '../messages'
import { createBoard, type Round } from './board'
import { showLadder } from './ladder'
import { minesRules } from './rules'
import { wordsOf } from './words'

const { least, most, usual } = mineCounts
const COUNTS = Array.from({ length: most - least + 1 }, (_, index) => least + index)

/** The odds of the next tile. */
const oddsText = ({ opened, count }: Round): string => {
  const left = TILES - opened.length
  const safe = left - count
  return t(wordsOf(skin()).odds, { safe, left, share: Math.round((100 * safe) / left) })
}

const endText = ({ phase, bet, win }: Round, paid: 'won' | 'awayMines'): string => {
  if (phase === 'returned') return t('betReturned', { amount: money(bet) })
  return phase === 'hit' ? t(wordsOf(skin()).hit, { amount: money(bet) }) : t(paid, { amount: money(win) })
}

const mount = (greeting: Greeting, { stage, panel, say, messageRow }: Table): Section => {
  const { gameId, mode, bets, mines } = greeting
  /** The board whose end this device has not shown. */
  const unseen = `board-${mode}-${gameId}`
  const words = wordsOf(skin())
  let round: Round | null = null
  let waiting = false
  const label = el('span')
  const amount = el('span', { class: 'big' })
  const under = el('span', { class: 'under' })
  const ladder = el('div', { class: 'ladder', 'aria-hidden': 'true' })

  const bet = stepper({
    label: t('bet'),
    less: t('lowerBet'),
    more: t('higherBet'),
    values: bets,
    at: firstStake(gameId, bets),
    format: money,
    onChange: () => show(),
  })
  const count = stepper({
    label: t(words.label),
    less: t(words.fewer),
    more: t(words.more),
    values: COUNTS,
    at: COUNTS.indexOf(usual),
    format: String,
    onChange: () => {
      show()
      void rules.update()
    },
  })
  const rules = createRules(greeting, () => minesRules(round?.phase === 'open' ? round.count : count.value()))

  const show = () => {
    const isOpen = round?.phase === 'open'
    const opened = isOpen && round ? round.opened.length : 0
    const laid = isOpen && round ? round.count : count.value()
    const staked = isOpen && round ? round.bet : bet.value()
    const multiplier = minesMultiplier(laid, opened)
    const worth = Math.floor((staked * (opened === 0 ? minesMultiplier(laid, 1) : multiplier)) / 100)
    board.show(round)
    showLadder(ladder, laid, opened)
    stage.dataset['is'] = round?.phase ?? 'rest'
    const over = round?.phase === 'hit' || round?.phase === 'paid'
    const isHit = round?.phase === 'hit'
    label.textContent = isHit ? '' : t(over ? 'win' : opened === 0 ? words.first : 'yours')
    const end = round?.phase === 'hit' ? `−${money(round.bet)}` : money(round?.win ?? 0)
    amount.textContent = over ? end : money(worth)
    under.textContent = over ? '' : `${money(staked)} × ${times(opened === 0 ? minesMultiplier(laid, 1) : multiplier)}`
    // Nothing can be cashed out before the first tile.
    const offer = opened === 0 ? t(words.open) : t('cashOut', { amount: money(worth) })
    main.textContent = isOpen ? offer : t('place', { amount: money(staked) })
    shutMain()
    shut(pick, waiting || !isOpen)
    for (const field of [bet, count]) field.lock(isOpen)
  }

  const cycle = createCycle(TABLE_CYCLE, () => shutMain())
  const shutMain = () => shut(main, waiting || (round?.phase === 'open' ? round.opened.length === 0 : !cycle.isOver()))

  /** Shows what a call of the round changed. */
  const settle = (answer: Answer<'minesOpen'>) => {
    waiting = false
    if (!answer.ok) {
      say(refusalText(answer.code, round?.phase === 'open' ? undefined : greeting))
      return show()
    }
    round = answer.value
    show()
    showBalance(round.coin)
    roundWaits(round.phase === 'open')
    device.write(unseen, round.phase === 'open' ? round.id : null)
    if (round.phase === 'open') {
      say(oddsText(round))
      return sound.play('safe', round.opened.length)
    }
    say(endText(round, 'won'))
    if (round.phase === 'paid') void celebrate(stage, round, { own: amount })
  }

  const settleBy = async (send: () => Promise<Answer<'minesOpen'>>) => {
    if (waiting) return
    waiting = true
    showBusy(true)
    show()
    const end = () => {
      waiting = false
      show()
      showBusy(false)
    }
    await attempt(async () => settle(await send()), { say, end })
  }
  const onLost = () => say(refusalText(NO_REPLY))
  const openTile = (tile: number) => {
    if (round?.phase === 'open' && board.closed().includes(tile))
      void settleBy(() => mutate('minesOpen', { tile }, onLost))
  }
  const press = () => {
    if (round?.phase === 'open') return void settleBy(() => mutate('minesCashOut', {}, onLost))
    clearWin(stage)
    say('')
    lookAt(stage)
    void settleBy(async () => {
      const answer = await mutate('minesBet', { bet: bet.value(), mines: count.value() }, onLost)
      if (answer.ok) {
        cycle.start()
        rememberStake(gameId, answer.value.bet)
      }
      return answer
    })
  }
  /** Any of the closed tiles: none is better than another. */
  const pickOne = () => {
    const closed = board.closed()
    openTile(closed[Math.floor(Math.random() * closed.length)] ?? 0)
  }

  const board = createBoard(openTile)
  const main = button('main', '', press)
  const pick = button('named', t('pick'), pickOne)
  pick.prepend(icon('pick'))
  onKeys({
    KeyC: () => {
      if (round?.phase === 'open') main.click()
    },
  })
  messageRow.prepend(rules.button)
  stage.append(el('div', { class: 'worth' }, label, amount, under), ladder, el('div', { class: 'field' }, board.root))
  panel.append(el('div', { class: 'row' }, pick, main), el('div', { class: 'row' }, bet.root, count.root))
  const last = mines?.round
  round = last?.phase === 'open' ? last : null
  if (round) {
    roundWaits(true)
    device.write(unseen, round.id)
  }
  if (last && !round && device.read(unseen) === last.id) {
    device.write(unseen, null)
    say(endText(last, 'awayMines'))
  } else say(t(round ? 'roundOpen' : words.hint))
  show()
  return rules
}

void openGame('mines', mount)
