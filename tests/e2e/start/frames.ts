import type { Page } from 'playwright'

/** The lobby as it stands: its words, without those that the rail loads by itself, and the boxes of its parts in whole pixels. */
export interface Look {
  theme: string | undefined
  words: string
  boxes: Record<string, readonly number[]>
}

/** How React took over the static frame. */
interface Takeover {
  look: Look
  /** Animation frames without the hero, once there had been one. */
  withoutHero: number
}

interface Watched {
  lookNow: () => Look
  takeover?: Takeover
}

/** Watches the lobby from its first frame on; to be called before navigation. */
export const watchFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const boxOf = (element: Element | null | undefined) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width, height].map(Math.round)
    }
    const wordsOf = (part: string) => document.querySelector<HTMLElement>(part)?.innerText
    const lookNow = (): Look => {
      const hero = document.querySelector('[data-tap="hero"]')
      const heading = document.querySelector('main h2')
      const head = heading?.parentElement
      const shelf = heading?.closest('section') ?? head
      const parts = {
        bar: document.querySelector('header'),
        hero: hero?.closest('section'),
        title: hero?.closest('section')?.querySelector('p'),
        button: hero,
        jackpot: document.querySelector('[data-tap="jackpot"]'),
        chips: shelf?.previousElementSibling,
        heading,
        tile: head?.nextElementSibling?.firstElementChild,
        tabs: document.querySelector('nav'),
      }
      return {
        theme: document.documentElement.dataset['vip'],
        words: ['header', 'nav', 'main'].map(wordsOf).join('\n'),
        boxes: Object.fromEntries(Object.entries(parts).map(([name, element]) => [name, boxOf(element)])),
      }
    }
    const watched: Watched = { lookNow }
    Object.assign(window, watched)
    let painted = false
    let withoutHero = 0
    const count = () => {
      const there = document.querySelector('[data-tap="hero"]') !== null
      if (painted && !there) withoutHero++
      painted ||= there
      requestAnimationFrame(count)
    }
    count()
    new MutationObserver(() => {
      if (!painted || document.querySelector('[data-painted]') || 'takeover' in window) return
      Object.assign(window, { takeover: { look: lookNow(), withoutHero } } satisfies Partial<Watched>)
    }).observe(document, { childList: true, subtree: true })
  })

/** The parts that are elsewhere or of another size, beyond rounding. */
export const moved = (before: Look, after: Look): string[] =>
  Object.keys(before.boxes).filter((name) => {
    const box = after.boxes[name] ?? []
    return before.boxes[name]?.some((value, side) => Math.abs(value - (box[side] ?? 0)) > 1)
  })

export const lookAt = (page: Page): Promise<Look> =>
  // The init script puts it there.
  page.evaluate(() => (window as unknown as Watched).lookNow())

/** Resolves once React has replaced the static frame. */
export const takeoverOf = async (page: Page): Promise<Takeover> => {
  const found = await page.waitForFunction(() => (window as unknown as Watched).takeover)
  return found.jsonValue() as Promise<Takeover>
}
