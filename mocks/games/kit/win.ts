import { tierOf } from '../../world/game/rules/win'
import { button, el, pause, picture, STEP_MS, still, write } from './dom'
import { skin } from './host'
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
/** What won is seen alone for so long, before its amount, ms. */
const LIT_MS = 500
/** From this tier there are words and coins; from the last one a card that adds the win up. */
const [COINS_FROM, CARD_FROM] = [3, 5] as const
const COINS_A_TIER = 8
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

/** More and wider the larger the win is. */
const coins = (tier: number): HTMLElement => {
  const count = COINS_A_TIER * (tier - COINS_FROM + 1)
  const pieces = Array.from({ length: count }, (_, coin) => {
    const piece = picture(skin().coin)
    const side = coin % 2 === 0 ? 1 : -1
    piece.style.setProperty('--dx', `${(side * (2 + ((coin * 37) % 100) / 8)).toFixed(1)}rem`)
    piece.style.setProperty('--late', `${(coin * 53) % 500}ms`)
    return piece
  })
  return el('div', { class: 'coins', 'aria-hidden': 'true' }, ...pieces)
}

const wordsOf = (tier: number): string => t(tier === 3 ? 'bigWin' : tier === 4 ? 'hugeWin' : 'colossalWin')

const middleOf = (box: HTMLElement): number => {
  const { top, height } = box.getBoundingClientRect()
  return top + height / 2
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

interface Celebration {
  /** An amount that the game has in sight. */
  own?: HTMLElement
  /** What the amount is counted over, before it goes to its place. */
  over?: HTMLElement
  /** Shows what names the final sum. */
  onCounted?: () => void
  /** The game takes bets where the amount lies. */
  passes?: boolean
}

let newest = 0

/**
 * The moment of a win, on the stage: what won is lit first, then the amount counts up, longer and in more light the more
 * it is of the bet, and the card comes last. Nothing is celebrated that returns no more than the bet. Rests on the stage
 * until it is removed.
 */
export const celebrate = async (
  stage: HTMLElement,
  won: Won,
  { own, over, onCounted, passes = false }: Celebration = {},
): Promise<void> => {
  clearWin(stage)
  const { win, bet } = won
  const tier = tierOf(win, bet)
  if (tier < 2) return onCounted?.()
  const turn = newest
  if (!still()) await pause(LIT_MS)
  // The player has gone on.
  if (turn !== newest) return onCounted?.()
  const box = el('div', { class: 'win', 'data-tier': String(tier) })
  // The live line says the amount once; the count is for the eye.
  const made = el('b', { 'aria-hidden': 'true' })
  const usesOwn = own !== undefined && tier < CARD_FROM
  const words = tier < COINS_FROM ? [] : [wordsOf(tier)]
  if (usesOwn) own.after(...words.map((text) => el('span', { class: 'win-words', 'aria-hidden': 'true' }, text)))
  else {
    box.append(...words.map((text) => el('strong', { 'aria-hidden': 'true' }, text)))
    box.append(made, el('span', { 'aria-hidden': 'true' }, t('timesBet', { times: tenths(win, bet) })))
  }
  if (tier >= COINS_FROM && !still()) box.append(coins(tier))
  stage.append(box)
  if (over && tier < CARD_FROM) box.style.translate = `0 ${Math.round(middleOf(over) - middleOf(box))}px`
  sound.play(soundOf(tier))
  const show = (amount: number) => write(usesOwn ? own : made, money(amount))
  await countUp(show, win, COUNT_MS[tier])
  box.style.translate = ''
  onCounted?.()
  if (tier >= CARD_FROM) box.append(sumCard(stage, won))
  await pause(still() ? 0 : REST_MS)
  if (passes && tier < CARD_FROM) box.remove()
}

export const clearWin = (stage: HTMLElement): void => {
  newest++
  for (const old of stage.querySelectorAll('.win, .win-words')) old.remove()
}
