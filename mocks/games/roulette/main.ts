import { attempt } from '../kit/attempt'
import { createCycle, TABLE_CYCLE } from '../kit/cycle'
import { button, el, lookAt, shut } from '../kit/dom'
import { type Greeting, openGame, roundRuns, showBalance, type Table } from '../kit/game'
import { mutate } from '../kit/host'
import { icon } from '../kit/icons'
import { onKeys } from '../kit/keys'
import { money } from '../kit/money'
import { refusalText } from '../kit/refusals'
import { createRules } from '../kit/rules'
import type { Section } from '../kit/section'
import { sound } from '../kit/sound'
import { firstStake, rememberStake } from '../kit/stakes'
import { t } from '../kit/text'
import { celebrate, clearWin } from '../kit/win'
import { NO_REPLY, type PlayReply } from '../messages'
import { createBets } from './bets'
import { rouletteRules } from './rules'
import { chipText, createTable } from './table'
import { colorOf, createWheel } from './wheel'

const RESULTS = 6

const result = (number: number): HTMLElement => el('b', { 'data-color': colorOf(number) }, String(number))

const resultText = ({ number, win, bet }: PlayReply<'rouletteSpin'>): string => {
  const sum =
    win > bet ? t('won', { amount: money(win) }) : win > 0 ? t('paidBack', { amount: money(win) }) : t('noWin')
  return `${t('landed', { number, color: t(colorOf(number)) })} ${sum}`
}

const mount = (greeting: Greeting, { stage, panel, say, messageRow, history }: Table): Section => {
  const { gameId, bets: chips, most, roulette } = greeting
  const bets = createBets()
  const wheel = createWheel()
  let chip = chips[firstStake(gameId, chips)] ?? 0
  let spinning = false
  let results = roulette?.results ?? []

  const last = el('b', { class: 'big' })
  const word = el('span')
  const recent = el('div', { class: 'recent' })
  const sum = el('b')
  const parts = el('span', { class: 'parts' })

  const placeBet = (spot: string) => {
    if (spinning) return
    if (bets.sum() + chip > most) return say(t('spinLimit', { amount: money(most) }))
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
    last.dataset['color'] = newest === undefined ? '' : colorOf(newest)
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
    shut(back, spinning || (empty && !bets.hasLast()))
    shut(clear, spinning || empty)
    shut(spinButton, spinning || empty || !cycle.isOver())
    shut(history, spinning)
  }
  // The last chips stay in sight, with what they were paid, until the table changes.
  const cycle = createCycle(TABLE_CYCLE, () => shut(spinButton, spinning || bets.sum() === 0))

  const showSpin = async (round: PlayReply<'rouletteSpin'>, release: () => void) => {
    const { number, win, paid, coin } = round
    // The bets are taken at once; the win comes when it is seen.
    showBalance(coin - win)
    await wheel.run(number)
    results = [number, ...results]
    showResults()
    bets.played()
    release()
    const spots = new Set(paid.map(({ spot }) => spot))
    table.show(new Map(paid.map((row) => [row.spot, row.win])), { number, spots })
    const onCounted = () => {
      showBalance(coin)
      say(resultText(round))
    }
    await celebrate(stage, round, { onCounted, passes: true })
  }

  const play = async (release: () => void, settled: (coin: number) => void) => {
    clearWin(stage)
    say(t('goodLuck'))
    lookAt(stage)
    const stakes = [...bets.bySpot()].map(([spot, amount]) => ({ spot, amount }))
    const answer = await mutate('rouletteSpin', { bets: stakes }, () => say(refusalText(NO_REPLY)))
    if (!answer.ok) return say(refusalText(answer.code, greeting))
    settled(answer.value.coin)
    cycle.start()
    rememberStake(gameId, chip)
    await showSpin(answer.value, release)
  }
  const spin = () => {
    spinning = true
    roundRuns(true)
    show()
    let held = true
    let coin: number | undefined
    const release = () => {
      if (!held) return
      held = false
      spinning = false
      show()
    }
    const end = () => {
      release()
      // The next spin may have begun meanwhile.
      if (spinning) return
      // Of a spin that was not shown to its end, too.
      if (coin !== undefined) showBalance(coin)
      roundRuns(false)
    }
    const settled = (after: number) => {
      coin = after
    }
    void attempt(() => play(release, settled), { say, end })
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
  const spinButton = button('main', t('spin'), spin)
  const press = () => spinButton.click()
  const takeChip = () => {
    const spot = table.focused()
    if (spot !== undefined && !spinning) change(() => bets.take(spot))()
  }
  onKeys({
    Space: press,
    KeyZ: () => {
      if (bets.sum() > 0) back.click()
    },
    Delete: takeChip,
    Backspace: takeChip,
  })
  // Enter puts a chip; the space bar spins from the table, too.
  for (const type of ['keydown', 'keyup'] as const)
    table.root.addEventListener(type, (event) => {
      if (event.code !== 'Space') return
      event.preventDefault()
      if (type === 'keydown' && !event.repeat) press()
    })
  const rules = createRules(greeting, () => rouletteRules(most))
  messageRow.prepend(rules.button)
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
  wheel.rest(results[0] ?? 0)
  showResults()
  show()
  return rules
}

void openGame('roulette', mount)
