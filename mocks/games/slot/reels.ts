import type { SlotSpin, SlotSymbol } from '../messages'
import { pictures, symbols } from './symbols'

const ROLL = 14
const still = () => document.documentElement.dataset['still'] === 'true'

const cell = (symbol: SlotSymbol): HTMLElement => {
  const box = document.createElement('div')
  box.className = 'cell'
  const image = document.createElement('img')
  image.src = pictures[symbol]
  image.alt = ''
  image.width = 256
  image.height = 256
  box.append(image)
  return box
}

/** Renders the reels at rest with these symbols. */
export const mountReels = (box: HTMLElement, rest: SlotSpin['reels']): HTMLElement[] => {
  const strips = rest.map((reel) => {
    const strip = document.createElement('div')
    strip.className = 'strip'
    strip.append(...reel.map(cell))
    return strip
  })
  box.replaceChildren(
    ...strips.map((strip) => {
      const frame = document.createElement('div')
      frame.className = 'reel'
      frame.append(strip)
      return frame
    }),
  )
  return strips
}

/** Animates the reels to the result, by transforms only. Resolves when the last reel stops. */
export const roll = async (strips: readonly HTMLElement[], { reels }: SlotSpin, offset: number): Promise<void> => {
  await Promise.all(
    strips.map(async (strip, index) => {
      const target = (reels[index] ?? []).map(cell)
      if (still()) return void strip.replaceChildren(...target)
      const blur = Array.from({ length: ROLL + index * 5 }, (_, step) =>
        cell(symbols[(step * 3 + index * 2 + offset) % symbols.length] ?? 'lemon'),
      )
      strip.replaceChildren(...target, ...blur)
      const distance = (blur.length / (blur.length + target.length)) * 100
      await strip.animate([{ transform: `translateY(-${distance}%)` }, { transform: 'translateY(0)' }], {
        duration: 900 + index * 350,
        easing: 'cubic-bezier(.15,.7,.2,1.02)',
      }).finished
      strip.replaceChildren(...target)
    }),
  )
}

/** Rows of the five lines, reel by reel. */
const LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

export const highlightLines = (strips: readonly HTMLElement[], lines: SlotSpin['lines']): void => {
  for (const { line } of lines) {
    for (const [reel, row] of (LINES[line] ?? []).entries()) strips[reel]?.children[row]?.classList.add('won')
  }
}
