import { flightUntil } from '../../world/game/rules/crash'
import { attempt } from '../kit/attempt'
import { createCycle, TABLE_CYCLE } from '../kit/cycle'
import { device } from '../kit/device'
import { button, el, lookAt, shut, write } from '../kit/dom'
import { type Greeting, openGame, roundRuns, showBalance, type Table } from '../kit/game'
import { type Answer, mutate, runClock } from '../kit/host'
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
import { type Flight, type Watch, watchFlight } from './flight'
import { createResults } from './results'
import { crashRules } from './rules'
import { createSky } from './sky'

/** Automatic cash-outs on offer, hundredths; always one, so that a lost connection has a cash-out, too. */
const AUTOS = [110, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000]
const FIRST_AUTO = 200

/** So soon after the bet a tap is a double tap, ms. */
const DOUBLE_TAP = 500

/** How a flight ended that was not watched. */
const awayText = ({ phase, bet, left, crash, win }: Flight): string => {
  if (phase === 'returned') return t('betReturned', { amount: money(bet) })
  if (left !== undefined) return t('awayPaid', { times: times(left), amount: money(win) })
  return t('awayCrashed', { times: times(crash ?? 100) })
}

const mount = (greeting: Greeting, { stage, panel, say, messageRow }: Table): Section => {
  const { gameId, mode, bets, crash } = greeting
  const sky = createSky()
  const results = createResults(crash?.results ?? [])
  const number = el('span', { class: 'big' }, `${times(100)}×`)
  const under = el('p', { class: 'under' })
  const bar = el('i')
  /** The flight whose end this device has not shown. */
  const unseen = `flight-${mode}-${gameId}`
  let watch: Watch | undefined
  let paid = false
  let launching = false
  let leaving = false
  let named = 0
  let followedAt = 0
  let spoken = 0

  const bet = stepper({
    label: t('bet'),
    less: t('lowerBet'),
    more: t('higherBet'),
    values: bets,
    at: firstStake(gameId, bets),
    format: money,
    onChange: () => rest(),
  })
  const auto = stepper({
    label: t('auto'),
    less: t('lowerAuto'),
    more: t('higherAuto'),
    values: AUTOS,
    at: AUTOS.indexOf(FIRST_AUTO),
    format: (value) => `${times(value)}×`,
  })
  const flying = () => watch !== undefined && !paid
  const rest = () => {
    write(main, t('place', { amount: money(bet.value()) }))
    main.removeAttribute('aria-label')
    main.removeAttribute('data-quiet')
    shut(main, leaving || !cycle.isOver())
    for (const field of [bet, auto]) field.lock(false)
  }
  const cycle = createCycle(TABLE_CYCLE, () => {
    if (!flying()) rest()
  })
  const show = (text: string, is: 'rest' | 'flying' | 'won' | 'lost') => {
    write(number, text)
    stage.dataset['is'] = is
  }

  /** What changes ten times a second is said less often: the button's name and a note once a second, each whole multiple once. */
  const announce = (ms: number, multiplier: number, offer: string) => {
    const second = Math.floor(ms / 1000)
    if (second !== named) {
      main.setAttribute('aria-label', offer)
      // An octave higher each time the multiplier doubles.
      if (ms >= 0) sound.play('rise', 12 * Math.log2(multiplier / 100))
    }
    named = second
    const whole = ms < 0 ? 0 : Math.floor(multiplier / 100)
    if (whole > spoken) say(whole === 1 ? t('flying') : t('flownTo', { times: whole }))
    spoken = Math.max(spoken, whole)
  }

  const onStep = (flown: Flight) => (ms: number, multiplier: number) => {
    if (paid) return
    launching = ms < 0
    sky.standAt(ms)
    show(`${times(multiplier)}×`, 'flying')
    const win = Math.floor((flown.bet * multiplier) / 100)
    bar.style.transform = `scaleX(${Math.min(1, (multiplier - 100) / (flown.auto - 100))})`
    const sum = t('worth', { bet: money(flown.bet), times: times(multiplier), win: money(win) })
    write(under, launching ? '' : sum)
    main.toggleAttribute('data-quiet', launching)
    shut(main, leaving || (launching ? performance.now() - followedAt < DOUBLE_TAP : multiplier <= 100))
    const offer = launching ? t('takeBack') : t('cashOut', { amount: money(win) })
    write(main, offer)
    announce(ms, multiplier, offer)
  }

  /** Without its clock the demo's flight would wait for ever. */
  const clock = button('quiet', t('runClock'), runClock)
  clock.hidden = true
  const showClock = (stopped: boolean) => {
    if (stopped === !clock.hidden) return
    clock.hidden = !stopped
    say(t(stopped ? 'clockStopped' : 'launch'))
  }

  const land = () => {
    clock.hidden = true
    watch?.stop()
    watch = undefined
    sky.stop()
  }

  const onReturned = (flight: Flight) => {
    land()
    device.write(unseen, null)
    show(`${times(100)}×`, 'rest')
    write(under, '')
    say(t('betReturned', { amount: money(flight.bet) }))
    showBalance(flight.coin)
    roundRuns(false)
    rest()
  }

  const onLook = (flight: Flight) => {
    if (flight.phase === 'returned') return onReturned(flight)
    if (watch) showClock(flight.stopped === true)
    if (flight.left !== undefined && !paid) {
      paid = true
      device.write(unseen, null)
      show(money(flight.win), 'won')
      write(under, t('left', { times: times(flight.left) }))
      sky.standAt(flightUntil(flight.left))
      say(t('won', { amount: money(flight.win) }))
      showBalance(flight.coin)
      void celebrate(stage, flight, { own: number })
      roundRuns(false)
      rest()
    }
    // The reply to a cash-out may follow the look that ended the flight.
    if (flight.phase !== 'crashed' || !watch) return
    land()
    const end = flight.crash ?? 100
    results.add(end)
    if (paid) return
    device.write(unseen, null)
    show(`${times(end)}×`, 'lost')
    write(under, t('crashed', { times: times(end) }))
    sky.standAt(flightUntil(end))
    say(t('lostBet', { amount: money(flight.bet) }))
    roundRuns(false)
    rest()
  }

  const onLost = () => say(t('offline'))
  const follow = (flight: Flight) => {
    watch?.stop()
    followedAt = performance.now()
    paid = false
    named = Number.NaN
    spoken = 0
    for (const field of [bet, auto]) field.lock(true)
    device.write(unseen, flight.id)
    roundRuns(true)
    const onRefused = (code: number) => {
      land()
      say(refusalText(code))
      roundRuns(false)
      rest()
    }
    watch = watchFlight(flight, { onStart: sky.fly, onStep: onStep(flight), onLook, onLost, onRefused })
  }

  const placeBet = async () => {
    clearWin(stage)
    say('')
    lookAt(stage)
    const answer = await mutate('crashBet', { bet: bet.value(), auto: auto.value() }, onLost)
    if (answer.ok) {
      cycle.start()
      rememberStake(gameId, answer.value.bet)
      say(t('launch'))
      showBalance(answer.value.coin)
      return follow(answer.value)
    }
    say(refusalText(answer.code, greeting))
  }

  const leave = async (send: () => Promise<Answer<'crashCashOut'>>) => {
    leaving = true
    const answer = await send()
    leaving = false
    if (answer.ok) onLook(answer.value)
    else say(refusalText(answer.code))
  }

  const takeBack = () => leave(() => mutate('crashTakeBack', {}, onLost))
  const cashOut = () => leave(() => mutate('crashCashOut', { at: watch?.seen() ?? 0 }, onLost))

  const press = () => {
    shut(main, true)
    const end = () => {
      leaving = false
      if (!flying()) rest()
    }
    void attempt(!flying() ? placeBet : launching ? takeBack : cashOut, { say, end })
  }
  const main = button('main', '', press)
  const [higher, lower] = [() => auto.step(1), () => auto.step(-1)]
  onKeys({
    ...{ Space: () => main.click(), Enter: () => main.click() },
    ...{ ArrowUp: higher, ArrowRight: higher, ArrowDown: lower, ArrowLeft: lower },
  })
  const rules = createRules(greeting, crashRules)
  messageRow.prepend(rules.button)
  stage.append(sky.root, results.root, el('div', { class: 'number' }, number, under), el('div', { class: 'bar' }, bar))
  panel.append(el('div', { class: 'row' }, bet.root, auto.root), main, clock)
  rest()
  say(t('ready'))
  const round = crash?.round
  const ended = round?.phase === 'crashed' || round?.phase === 'returned' || round?.left !== undefined
  if (round && !ended) follow(round)
  else if (round && device.read(unseen) === round.id) {
    device.write(unseen, null)
    say(awayText(round))
  }
  return rules
}

void openGame('crash', mount)
