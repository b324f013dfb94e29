/** Less is a tap, px. */
const SHORTEST = 40

/** Reports horizontal swipes of one finger over an element: 1 towards the next in reading direction, -1 back. */
export function onSwipe(
  element: HTMLElement | null | undefined,
  onTurn: (by: 1 | -1) => void,
): (() => void) | undefined {
  if (!element) return undefined
  let from = 0
  const start = ({ touches }: TouchEvent) => {
    from = touches[0]?.clientX ?? 0
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const way = (changedTouches[0]?.clientX ?? from) - from
    const forward = document.dir === 'rtl' ? way > 0 : way < 0
    if (Math.abs(way) >= SHORTEST) onTurn(forward ? 1 : -1)
  }
  element.addEventListener('touchstart', start, { passive: true })
  element.addEventListener('touchend', end)
  return () => {
    element.removeEventListener('touchstart', start)
    element.removeEventListener('touchend', end)
  }
}
