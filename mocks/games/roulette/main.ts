import { button, el } from '../kit/dom'
import { type Greeting, openGame, refusalText, roundRuns, showBalance, type Table } from '../kit/game'
import { mutate } from '../kit/host'
import { icon } from '../kit/icons'
import { money } from '../kit/money'
import { sound } from '../kit/sound'
import { t } from '../kit/text'
import { celebrate, clearWin } from '../kit/win'
import { NO_REPLY } from '../messages'
import { createBets } from './bets'
import { chipText, createTable } from './table'
import { colorOf, createWheel } from './wheel'

const RESULTS = 6

const result = (number: number): HTMLElement => el('b', { 'data-color': colorOf(number) }, String(number))

const mount = ({ bets: chips, most, roulette }: Greeting, { stage, panel, say }: Table): void => {
  const bets = createBets()
  const wheel = createWheel()
  let chip = chips[Math.min(1, chips.length - 1)] ?? 0
  let spinning = false
  let results = roulette?.results ?? []

  const last = el('b', { class: 'big' })
  const word = el('span')
  const recent = el('div', { class: 'recent' })
  const sum = el('b')
  const parts = el('span', { class: 'parts' })

  const placeBet = (spot: string) => {
    if (spinning) return
    if (bets.sum() + chip > most) return say(t('aboveLimit'))
    clearWin(stage)
    bets.add(spot, chip)
    sound.play('tap')
    say('')
    show()
  }
  const table = createTable(placeBet)

  const racks = chips.map((amount) => {
    const made = button('rack', chipText(amount), () => {
      chip = amount
      show()
    })
    made.setAttribute('aria-label', t('chip', { amount: money(amount) }))
    return made
  })

  const showResults = () => {
    const [newest] = results
    last.textContent = newest === undefined ? '' : String(newest)
    word.textContent = newest === undefined ? '' : t(colorOf(newest))
    recent.replaceChildren(...results.slice(1, RESULTS + 1).map(result))
  }
  const show = () => {
    table.show(bets.bySpot())
    for (const [at, made] of racks.entries()) made.setAttribute('aria-pressed', String(chips[at] === chip))
    const empty = bets.sum() === 0
    sum.textContent = money(bets.sum())
    parts.textContent = empty ? t('placeBet') : [...bets.bySpot().values()].map(chipText).join(' + ')
    const repeats = empty && bets.hasLast()
    back.replaceChildren(icon(repeats ? 'again' : 'undo'))
    back.setAttribute('aria-label', t(repeats ? 'again' : 'undo'))
    back.disabled = spinning || (empty && !bets.hasLast())
    clear.disabled = spinning || empty
    spinButton.disabled = spinning || empty
  }

  const spin = async () => {
    const placed = bets.bySpot()
    spinning = true
    roundRuns(true)
    clearWin(stage)
    say(t('goodLuck'))
    show()
    const stakes = [...placed].map(([spot, amount]) => ({ spot, amount }))
    const answer = await mutate('rouletteSpin', { bets: stakes }, () => say(refusalText(NO_REPLY)))
    if (answer.ok) {
      const { number, win, bet, paid, coin } = answer.value
      await wheel.run(number)
      results = [number, ...results]
      showResults()
      bets.played()
      spinning = false
      show()
      const spots = new Set(paid.map(({ spot }) => spot))
      table.show(new Map(paid.map((row) => [row.spot, row.win])), { number, spots })
      showBalance(coin)
      const sentence =
        win > bet ? t('won', { amount: money(win) }) : win > 0 ? t('paidBack', { amount: money(win) }) : t('noWin')
      say(`${t('landed', { number, color: t(colorOf(number)) })} ${sentence}`)
      await celebrate(stage, win, bet)
    } else {
      spinning = false
      say(refusalText(answer.code))
      show()
    }
    roundRuns(false)
  }

  const change = (act: () => void) => () => {
    act()
    clearWin(stage)
    show()
  }
  const back = button(
    'tool',
    '',
    change(() => (bets.sum() === 0 ? bets.again() : bets.undo())),
  )
  const clear = button('tool', '', change(bets.clear))
  clear.append(icon('clear'))
  clear.setAttribute('aria-label', t('clear'))
  const spinButton = button('main', t('spin'), () => void spin())
  stage.append(
    el('div', { class: 'head' }, el('div', { class: 'last' }, last, word), recent),
    el('div', { class: 'cloth' }, table.root),
    wheel.root,
  )
  panel.append(
    el('div', { class: 'racks' }, ...racks),
    el('div', { class: 'bottom' }, el('div', { class: 'sum' }, parts, sum), back, clear, spinButton),
  )
  say(t('tableHint'))
  showResults()
  show()
}

void openGame('roulette', mount)
