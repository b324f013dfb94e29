import { freeSpins, SCATTER, SYMBOLS, slotLines } from '../../world/game/rules/slot'
import { el, pause, picture, still, svg } from '../kit/dom'
import { skin } from '../kit/host'
import { sound } from '../kit/sound'
import type { PlayReply } from '../messages'

export type Spin = PlayReply<'slotSpin'>
export type Stop = Spin['free'][number]

/** Shown before the first spin: pays nothing, and no top prize is on it. */
const PLAIN = [
  [4, 7, 6],
  [5, 3, 7],
  [6, 4, 5],
  [7, 6, 3],
  [5, 7, 4],
]
/** The first reel, and each of the others after it: the whole shortest cycle of a slot. */
const [FIRST_MS, NEXT_MS] = [1_300, 300]
/** With reduced motion. */
const FADE_MS = 600
/** Rows in sight, and those that pass between two results. */
const [ROWS, PASSING] = [3, 16]
const ALL = ROWS + PASSING + ROWS

const cell = (symbol: number): HTMLElement => {
  const box = el('div', { class: 'cell' }, picture(''))
  paint(box, symbol)
  return box
}

const paint = (box: Element | undefined, symbol: number): void => {
  box?.toggleAttribute('data-scatter', symbol === SCATTER)
  box?.firstElementChild?.setAttribute('src', skin().symbols[symbol] ?? '')
}

/** A reel's symbols, made once: those in sight, those that pass, and those of the last round, which leave. */
const stripOf = (reel: readonly number[], index: number): HTMLElement => {
  const passing = Array.from({ length: PASSING }, (_, step) => (step * 3 + index * 2) % SYMBOLS)
  return el('div', { class: 'strip' }, ...[...reel, ...passing, ...reel].map(cell))
}

export interface Reels {
  root: HTMLElement
  /** Runs to a result; resolves when the last reel stops. */
  run: (stop: Stop) => Promise<void>
  /** Draws the paid lines and darkens the rest. */
  show: (stop: Stop) => void
}

export const createReels = (rest: readonly (readonly number[])[] = PLAIN): Reels => {
  const strips = rest.map(stripOf)
  const root = el('div', { class: 'reels', 'aria-hidden': 'true' })
  root.style.setProperty('--long', String(ALL / ROWS))
  root.append(...strips.map((strip) => el('div', { class: 'reel' }, strip)))

  const clear = () => {
    delete root.dataset['won']
    for (const old of root.querySelectorAll('.paylines')) old.remove()
    for (const old of root.querySelectorAll<HTMLElement>('[data-won]')) delete old.dataset['won']
  }

  let shown = rest
  const turn = async (strip: HTMLElement, index: number, target: readonly number[]) => {
    for (let row = 0; row < ROWS; row++) {
      paint(strip.children[ALL - ROWS + row], shown[index]?.[row] ?? 0)
      paint(strip.children[row], target[row] ?? 0)
    }
    if (still()) {
      await strip.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS).finished
      return
    }
    const away = (100 * (ALL - ROWS)) / ALL
    await strip.animate([{ transform: `translateY(-${away}%)` }, { transform: 'translateY(0)' }], {
      duration: FIRST_MS + index * NEXT_MS,
      easing: 'cubic-bezier(.2,.65,.25,1)',
    }).finished
    sound.play('stop', index)
  }

  return {
    root,
    run: async ({ reels }) => {
      clear()
      await Promise.all(strips.map((strip, index) => turn(strip, index, reels[index] ?? [])))
      shown = reels
    },
    show: ({ lines, reels }) => {
      const scatters = reels.flatMap((reel, index) =>
        reel.flatMap((symbol, row) => (symbol === SCATTER ? [strips[index]?.children[row]] : [])),
      )
      const paid = lines.flatMap(({ line, count }) =>
        (slotLines[line] ?? []).slice(0, count).map((row, index) => strips[index]?.children[row]),
      )
      const shown = scatters.length >= freeSpins.scatters ? [...paid, ...scatters] : paid
      if (shown.length === 0) return
      root.dataset['won'] = ''
      for (const box of shown) box?.setAttribute('data-won', '')
      // An edge below each line.
      const drawn = lines.flatMap(({ line }) => {
        const points = (slotLines[line] ?? []).map((row, index) => `${index * 10 + 5},${row * 10 + 5}`)
        return [svg('polyline', { points: points.join(' ') }), svg('polyline', { points: points.join(' ') })]
      })
      root.append(svg('svg', { class: 'paylines', viewBox: '0 0 50 30', preserveAspectRatio: 'none' }, ...drawn))
    },
  }
}

/** The pause in which a paid spin is seen. */
export const look = (): Promise<void> => pause(still() ? 150 : 900)
