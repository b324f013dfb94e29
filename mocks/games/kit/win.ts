import { el, pause, STEP_MS, still, write } from './dom'
import { money, times } from './money'
import { sound } from './sound'
import { t } from './text'

/** A win from this multiple of the bet gets coins, hundredths. */
const COINS_FROM = 1_000
const COINS = 14

const COUNT_MS = 900

/** Counts an amount up; a tap or key ends the count. */
const countUp = async (box: HTMLElement, amount: number): Promise<void> => {
  const skip = new AbortController()
  const end = () => skip.abort()
  addEventListener('pointerdown', end, { once: true })
  addEventListener('keydown', end, { once: true })
  const start = performance.now()
  for (let part = 0; part < 1 && !skip.signal.aborted && !still(); ) {
    part = Math.min(1, (performance.now() - start) / COUNT_MS)
    write(box, money(Math.floor(amount * (1 - (1 - part) ** 3))))
    await pause(STEP_MS)
  }
  write(box, money(amount))
  removeEventListener('pointerdown', end)
  removeEventListener('keydown', end)
}

/** Coins for a win of many times the bet; none with reduced motion. */
export const coinsFor = (win: number, bet: number): HTMLElement[] => {
  if (win * 100 < bet * COINS_FROM || still()) return []
  const rain = el('div', { class: 'coins' })
  for (let coin = 0; coin < COINS; coin++) {
    const piece = el('i')
    piece.style.setProperty('--x', `${(coin * 37) % 100}%`)
    piece.style.setProperty('--late', `${(coin * 53) % 400}ms`)
    rain.append(piece)
  }
  return [rain]
}

/**
 * The moment of a win, on the stage: the amount counts up under the multiple of the bet. Nothing is celebrated that
 * returns no more than the bet. Rests on the stage until it is removed.
 */
export const celebrate = async (stage: HTMLElement, win: number, bet: number): Promise<void> => {
  clearWin(stage)
  if (win <= bet) return
  const multiple = Math.floor((win * 100) / bet)
  const amount = el('b')
  const box = el('div', { class: 'win' }, amount, el('span', {}, t('timesBet', { times: times(multiple) })))
  // The live line says the amount once; the count is for the eye.
  box.setAttribute('aria-hidden', 'true')
  box.append(...coinsFor(win, bet))
  stage.append(box)
  sound.play('win', multiple >= COINS_FROM ? 5 : 0)
  await countUp(amount, win)
  await pause(still() ? 0 : 200)
}

export const clearWin = (stage: HTMLElement): void => {
  for (const old of stage.querySelectorAll('.win')) old.remove()
}
