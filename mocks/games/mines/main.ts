import { mineCounts, minesMultiplier, TILES } from '../../world/game/rules/mines'
import { button, el } from '../kit/dom'
import { type Greeting, openGame, refusalText, roundWaits, showBalance, showBusy, type Table } from '../kit/game'
import { type Answer, mutate } from '../kit/host'
import { icon } from '../kit/icons'
import { money, times } from '../kit/money'
import { sound } from '../kit/sound'
import { stepper } from '../kit/stepper'
import { t } from '../kit/text'
import { coinsFor } from '../kit/win'
import { NO_REPLY } from '../messages'
import { createBoard, type Round } from './board'
import { showLadder } from './ladder'

const { least, most, usual } = mineCounts
const COUNTS = Array.from({ length: most - least + 1 }, (_, index) => least + index)

const mount = ({ bets, mines }: Greeting, { stage, panel, say }: Table): void => {
  let round: Round | null = null
  let waiting = false
  const label = el('span')
  const amount = el('span', { class: 'big' })
  const under = el('span', { class: 'under' })
  const ladder = el('div', { class: 'ladder', 'aria-hidden': 'true' })
  const safe = el('span')
  const share = el('b')
  const odds = el('div', { class: 'odds' }, safe, share)
  const coins = el('div', { class: 'coins', 'aria-hidden': 'true' })

  const bet = stepper({
    label: t('bet'),
    less: t('lowerBet'),
    more: t('higherBet'),
    values: bets,
    at: Math.min(1, bets.length - 1),
    format: money,
    onChange: () => show(),
  })
  const count = stepper({
    label: t('minesLabel'),
    less: t('fewerMines'),
    more: t('moreMines'),
    values: COUNTS,
    at: COUNTS.indexOf(usual),
    format: String,
    onChange: () => show(),
  })

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
    const over = round !== null && !isOpen
    label.textContent = over ? '' : t(opened === 0 ? 'toWin' : 'yours')
    const lost = round?.phase === 'hit' ? `−${money(round.bet)}` : `+${money(round?.win ?? 0)}`
    amount.textContent = over ? lost : money(worth)
    under.textContent = over ? '' : `${money(staked)} × ${times(opened === 0 ? minesMultiplier(laid, 1) : multiplier)}`
    const left = TILES - opened
    safe.textContent = t('safeOdds', { safe: left - laid, left })
    // One line at a time: the odds during a round, else what has happened.
    odds.hidden = !isOpen
    share.textContent = `${Math.round((100 * (left - laid)) / left)}%`
    main.textContent = isOpen ? t('cashOut', { amount: money(worth) }) : t('place', { amount: money(staked) })
    main.disabled = waiting || (isOpen && opened === 0)
    pick.disabled = waiting || !isOpen
    for (const field of [bet, count]) field.lock(isOpen)
  }

  /** Shows what a call of the round changed. */
  const settle = (answer: Answer<'minesOpen'>) => {
    waiting = false
    if (!answer.ok) {
      say(refusalText(answer.code))
      return show()
    }
    round = answer.value
    show()
    showBalance(round.coin)
    roundWaits(round.phase === 'open')
    if (round.phase === 'open') return sound.play('safe', round.opened.length)
    const won = round.phase === 'paid'
    sound.play(won ? 'win' : 'lost')
    say(won ? t('won', { amount: money(round.win) }) : t('mineHit', { amount: money(round.bet) }))
    coins.replaceChildren(...coinsFor(round.win, round.bet))
  }

  const settleBy = async (send: () => Promise<Answer<'minesOpen'>>) => {
    if (waiting) return
    waiting = true
    showBusy(true)
    show()
    settle(await send())
    showBusy(false)
  }
  const onLost = () => say(refusalText(NO_REPLY))
  const openTile = (tile: number) => {
    if (round?.phase === 'open' && board.closed().includes(tile))
      void settleBy(() => mutate('minesOpen', { tile }, onLost))
  }
  const press = () => {
    if (round?.phase === 'open') return void settleBy(() => mutate('minesCashOut', {}, onLost))
    coins.replaceChildren()
    say('')
    void settleBy(() => mutate('minesBet', { bet: bet.value(), mines: count.value() }, onLost))
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
  stage.append(
    el('div', { class: 'worth' }, label, amount, under),
    ladder,
    el('div', { class: 'field' }, board.root),
    coins,
  )
  panel.append(odds, el('div', { class: 'row' }, pick, main), el('div', { class: 'row' }, bet.root, count.root))
  round = mines?.round?.phase === 'open' ? mines.round : null
  if (round) roundWaits(true)
  else say(t('minesHint'))
  show()
}

void openGame('mines', mount)
