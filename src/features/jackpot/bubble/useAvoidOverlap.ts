import { type RefObject, useEffect } from 'react'
import type { BubblePlace } from '../../../stores/jackpot/JackpotBubbleStore'

/** Margin for the focus ring and for the label and dot, which overhang a little, px. */
const ROOM = 14

const CONTROLS = 'a, button, label, select, input, textarea, summary'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/**
 * Keeps the bubble out of the way: it moves along its edge to uncover the focused element (WCAG 2.4.11), and tucks into
 * the edge (`data-tucked`) while it would hide a control.
 */
export function useAvoidOverlap(slot: RefObject<HTMLElement | null>, place: BubblePlace) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: from another place it is another way
  useEffect(() => {
    const bubble = slot.current
    if (!bubble) return
    const update = () => {
      const focused = document.querySelector(':focus-visible')
      const focusInside = focused !== null && bubble.contains(focused)
      const box = boxOf(bubble)
      const away = focused && !focusInside ? wayAround(box, focused.getBoundingClientRect()) : 0
      bubble.style.setProperty('--away', `${away}px`)
      bubble.toggleAttribute('data-tucked', !focusInside && away === 0 && hidesControl(bubble, box))
    }
    update()
    const ending = new AbortController()
    const until = { signal: ending.signal, passive: true }
    for (const kind of ['focusin', 'focusout', 'scroll'] as const) document.addEventListener(kind, update, until)
    // Navigation, more games and window resizes all change the size of the page.
    const sizes = new ResizeObserver(update)
    sizes.observe(document.body)
    // Another choice of games may change what lies under the bubble and not the page's size.
    const changes = new MutationObserver(update)
    changes.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    ending.signal.addEventListener('abort', () => {
      sizes.disconnect()
      changes.disconnect()
    })
    return () => ending.abort()
  }, [slot, place])
}

/** Its position before any offset. */
function boxOf({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
}

/** Offset that uncovers a box, px; 0 when it is not covered, or when there is no space. */
function wayAround(bubble: Box, box: Box): number {
  const beside = box.right + ROOM < bubble.left || box.left - ROOM > bubble.right
  if (beside || box.bottom + ROOM < bubble.top || box.top - ROOM > bubble.bottom) return 0
  const up = box.top - ROOM - bubble.bottom
  if (bubble.top + up >= 0) return up
  const down = box.bottom + ROOM - bubble.top
  return bubble.bottom + down <= window.innerHeight ? down : 0
}

/** Whether at least half of a control, or of an element inside one, lies under the bubble. */
function hidesControl(bubble: HTMLElement, box: Box): boolean {
  const columns = [0.1, 0.5, 0.9].map((part) => box.left + part * (box.right - box.left))
  const rows = [0.1, 0.5, 0.9].map((part) => box.top + part * (box.bottom - box.top))
  return columns
    .flatMap((x) => rows.flatMap((y) => document.elementsFromPoint(x, y)))
    .filter((element) => element instanceof HTMLElement && element.closest(CONTROLS) && !bubble.contains(element))
    .some((element) => sharesHalf(element.getBoundingClientRect(), box))
}

function sharesHalf(thing: DOMRect, box: Box): boolean {
  const width = Math.min(thing.right, box.right) - Math.max(thing.left, box.left)
  const height = Math.min(thing.bottom, box.bottom) - Math.max(thing.top, box.top)
  return width * height > 0.5 * thing.width * thing.height
}
