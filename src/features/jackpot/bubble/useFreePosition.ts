import { type RefObject, useEffect } from 'react'
import { useStores } from '../../../stores/core/react'
import type { BubblePosition } from '../../../stores/jackpot/JackpotBubbleStore'
import { type Box, freeShift, obstaclesOf } from './obstacles'
import { wayOf } from './useBubbleDrag'

/** The bubble moves once the page has rested this long, ms. */
const REST_MS = 160

/** What stays on the screen of a tucked bubble, px: still a whole target. */
const TUCKED = 44

/** Around the bubble, for its word, its dot and a focus ring beside it, px; tucked, it has no word. */
const ROOM = 10
const ROOM_TUCKED = 6

/** From its own position, px. */
interface Shift {
  readonly x: number
  readonly y: number
}

/**
 * Keeps the bubble off everything that can be read or tapped: while the page scrolls it is hidden (`data-away`), and at
 * rest it shows at the free spot nearest to its own along its edge; without one it is tucked into the edge
 * (`data-tucked`), where less is free. Whole and never hidden while it has the focus.
 */
export function useFreePosition(slot: RefObject<HTMLElement | null>, position: BubblePosition) {
  const { clock } = useStores().platform
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position needs a new shift
  useEffect(() => {
    const bubble = slot.current
    if (!bubble) return
    const settle = () => {
      const held = bubble.querySelector(':focus-visible') !== null || bubble.querySelector('[data-dragging]') !== null
      // The lobby's card shows it, too.
      const said = isShown(document.querySelector('[data-tap="jackpot"]'))
      const shift = held ? HOME : said ? null : findShift(bubble)
      bubble.style.translate = shift ? `${shift.x}px ${shift.y}px` : ''
      bubble.toggleAttribute('data-tucked', Boolean(shift?.x))
      bubble.toggleAttribute('data-away', shift === null)
    }
    let unwait: () => void = () => undefined
    const wait = () => {
      unwait()
      unwait = clock.after(REST_MS, settle)
    }
    const move = () => {
      if (!bubble.querySelector(':focus-visible')) bubble.toggleAttribute('data-away', true)
      wait()
    }
    // What is still loading may lie under it, too.
    move()
    const ending = new AbortController()
    const until = { signal: ending.signal, passive: true }
    document.addEventListener('scroll', move, until)
    for (const kind of ['focusin', 'focusout', 'pointerup'] as const) document.addEventListener(kind, wait, until)
    // Navigation, another choice of games and a window resize change what lies under it.
    const sizes = new ResizeObserver(wait)
    sizes.observe(document.body)
    const changes = new MutationObserver(wait)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      unwait()
      ending.abort()
      sizes.disconnect()
      changes.disconnect()
    }
  }, [slot, position, clock])
}

const HOME: Shift = { x: 0, y: 0 }

function findShift(bubble: HTMLElement): Shift | null {
  const box = boxOf(bubble)
  const [range, obstacles] = [rangeOf(bubble), obstaclesOf(bubble)]
  const shift = (x: number, room: number): Shift | null => {
    const y = freeShift({ ...box, left: box.left + x, right: box.right + x }, range, obstacles, room)
    return y === null ? null : { x, y }
  }
  const out = tuckOf(box)
  return shift(0, ROOM) ?? (out === null ? null : shift(out, ROOM_TUCKED))
}

/** How far it moves out of the screen; null beside the rail, which it would cover. */
function tuckOf({ left, right }: Box): number | null {
  const [atLeft, atRight] = [left, window.innerWidth - right]
  const out = Math.min(atLeft, atRight) + right - left - TUCKED
  if (Math.min(atLeft, atRight) > TUCKED) return null
  return atLeft < atRight ? -out : out
}

/** Its box before any shift. */
function boxOf({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
}

/** From the first to the last shift along its edge, between the bars. */
function rangeOf(bubble: HTMLElement): readonly [number, number] {
  const { top, length } = wayOf(bubble)
  return [top - bubble.offsetTop, top + length - bubble.offsetTop]
}

function isShown(element: Element | null): boolean {
  const box = element?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight
}
