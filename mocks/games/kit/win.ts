import { tierOf } from '../../world/game/rules/win'
import { button, el, pause, STEP_MS, still, write } from './dom'
import { money, tenths } from './money'
import { sound } from './sound'
import { t } from './text'

/** A round that won, as the world has settled it, cents. */
interface Won {
  win: number
  bet: number
  coin: number
}

/** How long an amount counts up, by the tier of its win, ms. */
const COUNT_MS = [0, 0, 600, 1_600, 2_800, 4_000] as const
/** From this tier there are coins; from the last one a card that adds the win up. */
const [COINS_FROM, CARD_FROM] = [3, 5] as const
const COINS = 14
/** The more it is of the bet, the longer it sounds. */
const soundOf = (tier: number) => (tier === 2 ? 'win' : tier === 3 ? 'bigWin' : 'hugeWin')
/** What is seen before a round ends, ms. */
const REST_MS = 200

/** Counts an amount up; a tap or key ends the count. */
const countUp = async (show: (amount: number) => void, amount: number, ms: number): Promise<void> => {
  const skip = new AbortController()
  const end = () => skip.abort()
  addEventListener('pointerdown', end, { once: true })
  addEventListener('keydown', end, { once: true })
  const start = performance.now()
  for (let part = 0; part < 1 && !skip.signal.aborted && !still(); ) {
    part = Math.min(1, (performance.now() - start) / ms)
    show(Math.floor(amount * (1 - (1 - part) ** 3)))
    await pause(STEP_MS)
  }
  show(amount)
  removeEventListener('pointerdown', end)
  removeEventListener('keydown', end)
}

const coins = (): HTMLElement => {
  const rain = el('div', { class: 'coins', 'aria-hidden': 'true' })
  for (let coin = 0; coin < COINS; coin++) {
    const piece = el('i')
    piece.style.setProperty('--x', `${(coin * 37) % 100}%`)
    piece.style.setProperty('--late', `${(coin * 53) % 400}ms`)
    rain.append(piece)
  }
  return rain
}

/** The balance before, the win, and the balance now. */
const sumCard = (stage: HTMLElement, { win, coin }: Won): HTMLElement => {
  const rows = [
    [t('before'), coin - win],
    [t('win'), win],
    [t('now'), coin],
  ] as const
  const sums = rows.map(([name, amount]) => el('div', {}, el('dt', {}, name), el('dd', {}, money(amount))))
  return el(
    'div',
    { class: 'card' },
    el('dl', {}, ...sums),
    button('named done', t('done'), () => clearWin(stage)),
  )
}

/**
 * The moment of a win, on the stage: the amount counts up, longer and in more light the more it is of the bet. Nothing
 * is celebrated that returns no more than the bet. Rests on the stage until it is removed. A game with an amount of
 * its own in sight gives its box; what names the final sum waits in `onCounted`. One that takes bets where the amount
 * lies lets it pass (`passes`).
 */
export const celebrate = async (
  stage: HTMLElement,
  won: Won,
  { own, onCounted, passes = false }: { own?: HTMLElement; onCounted?: () => void; passes?: boolean } = {},
): Promise<void> => {
  clearWin(stage)
  const { win, bet } = won
  const tier = tierOf(win, bet)
  if (tier < 2) return onCounted?.()
  const box = el('div', { class: 'win', 'data-tier': String(tier) })
  // The live line says the amount once; the count is for the eye.
  const made = el('b', { 'aria-hidden': 'true' })
  const usesOwn = own !== undefined && tier < CARD_FROM
  if (!usesOwn) box.append(made, el('span', { 'aria-hidden': 'true' }, t('timesBet', { times: tenths(win, bet) })))
  if (tier >= COINS_FROM && !still()) box.append(coins())
  stage.append(box)
  sound.play(soundOf(tier))
  const show = (amount: number) => write(usesOwn ? own : made, money(amount))
  await countUp(show, win, COUNT_MS[tier])
  onCounted?.()
  if (tier >= CARD_FROM) box.append(sumCard(stage, won))
  await pause(still() ? 0 : REST_MS)
  if (passes && tier < CARD_FROM) box.remove()
}

export const clearWin = (stage: HTMLElement): void => {
  for (const old of stage.querySelectorAll('.win')) old.remove()
}
