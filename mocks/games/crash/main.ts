import { button, el, write } from '../kit/dom'
import { type Greeting, openGame, refusalText, roundRuns, showBalance, type Table } from '../kit/game'
import { mutate } from '../kit/host'
import { money, times } from '../kit/money'
import { sound } from '../kit/sound'
import { stepper } from '../kit/stepper'
import { t } from '../kit/text'
import { coinsFor } from '../kit/win'
import { type Flight, type Watch, watchFlight } from './flight'
import { createResults } from './results'
import { createSky } from './sky'

/** Automatic cash-outs on offer, hundredths; 0 = off. */
const AUTOS = [0, 110, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000]
/** Without one, the bar of reduced motion is full here. */
const FULL_BAR = 1_000
const mount = ({ bets, crash }: Greeting, { stage, panel, say }: Table): void => {
  const sky = createSky()
  const results = createResults(crash?.results ?? [])
  const number = el('span', { class: 'big' }, `${times(100)}×`)
  const under = el('p', { class: 'under' })
  const bar = el('i')
  const celebration = el('div', { class: 'celebration', 'aria-hidden': 'true' })
  let watch: Watch | undefined
  let paid = false
  let leaving = false

  const shared = { less: t('lowerBet'), more: t('higherBet') }
  const bet = stepper({
    ...shared,
    label: t('bet'),
    values: bets,
    at: Math.min(2, bets.length - 1),
    format: money,
    onChange: () => rest(),
  })
  const auto = stepper({
    label: t('auto'),
    less: t('lowerAuto'),
    more: t('higherAuto'),
    values: AUTOS,
    at: 0,
    format: (value) => (value === 0 ? t('autoOff') : `${times(value)}×`),
  })
  const rest = () => {
    write(main, t('place', { amount: money(bet.value()) }))
    main.disabled = false
    for (const field of [bet, auto]) field.lock(false)
  }
  const show = (text: string, is: 'flying' | 'won' | 'lost') => {
    write(number, text)
    stage.dataset['is'] = is
  }

  const onStep = (flown: Flight) => (ms: number, multiplier: number) => {
    if (paid) return
    show(`${times(multiplier)}×`, 'flying')
    const win = Math.floor((flown.bet * multiplier) / 100)
    const share = (multiplier - 100) / ((flown.auto ?? FULL_BAR) - 100)
    bar.style.transform = `scaleX(${Math.min(1, share)})`
    const sum = t('worth', { bet: money(flown.bet), times: times(multiplier), win: money(win) })
    write(under, ms < 0 ? t('launch') : sum)
    main.disabled = leaving || multiplier <= 100
    write(main, t('cashOut', { amount: money(win) }))
  }

  const onLook = (flight: Flight) => {
    if (flight.left !== undefined && !paid) {
      paid = true
      show(`+${money(flight.win)}`, 'won')
      write(under, t('left', { times: times(flight.left) }))
      say(t('won', { amount: money(flight.win) }))
      showBalance(flight.coin)
      sound.play('win')
      celebration.replaceChildren(...coinsFor(flight.win, flight.bet))
      roundRuns(false)
      rest()
    }
    if (flight.phase !== 'crashed') return
    watch?.stop()
    watch = undefined
    sky.stop()
    const end = flight.crash ?? 100
    results.add(end)
    if (paid) return
    sound.play('lost')
    show(`${times(end)}×`, 'lost')
    write(under, t('crashed', { times: times(end) }))
    say(t('lostBet', { amount: money(flight.bet) }))
    roundRuns(false)
    rest()
  }

  const onLost = () => say(t('offline'))
  const follow = (flight: Flight) => {
    watch?.stop()
    paid = false
    for (const field of [bet, auto]) field.lock(true)
    roundRuns(true)
    const onRefused = (code: number) => {
      watch = undefined
      sky.stop()
      say(refusalText(code))
      roundRuns(false)
      rest()
    }
    watch = watchFlight(flight, { onStart: sky.fly, onStep: onStep(flight), onLook, onLost, onRefused })
  }

  const start = (flight: Flight) => {
    showBalance(flight.coin)
    follow(flight)
  }

  const placeBet = async () => {
    main.disabled = true
    celebration.replaceChildren()
    say('')
    const stake = { bet: bet.value(), ...(auto.value() > 0 && { auto: auto.value() }) }
    const answer = await mutate('crashBet', stake, onLost)
    if (answer.ok) {
      say(t('ready'))
      return start(answer.value)
    }
    say(refusalText(answer.code))
    rest()
  }

  const cashOut = async () => {
    leaving = true
    main.disabled = true
    const answer = await mutate('crashCashOut', { at: watch?.seen() ?? 0 }, onLost)
    leaving = false
    if (answer.ok) onLook(answer.value)
    else say(refusalText(answer.code))
  }

  const flying = () => watch !== undefined && !paid
  const main = button('main', '', () => void (flying() ? cashOut() : placeBet()))
  stage.append(
    sky.root,
    celebration,
    results.root,
    el('div', { class: 'number' }, number, under),
    el('div', { class: 'bar' }, bar),
  )
  panel.append(el('div', { class: 'row' }, bet.root, auto.root), main)
  rest()
  say(t('ready'))
  const open = crash?.round
  if (open && open.phase !== 'crashed' && open.left === undefined) follow(open)
}

void openGame('crash', mount)
