/** Less is a tap, px. */
const SHORTEST = 40

/** Reports horizontal swipes of one finger over an element: 1 towards the next in reading direction, -1 back. */
export function onSwipe(
  element: HTMLElement | null | undefined,
  onTurn: (by: 1 | -1) => void,
): (() => void) | undefined {
  if (!element) return undefined
  let from: Touch | undefined
  const start = ({ touches }: TouchEvent) => {
    from = touches[0]
  }
  const end = ({ changedTouches: [to] }: TouchEvent) => {
    if (!from || !to) return
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY]
    const forward = document.dir === 'rtl' ? x > 0 : x < 0
    // A page that is scrolled drifts sideways, too.
    if (Math.abs(x) >= SHORTEST && Math.abs(x) > Math.abs(y)) onTurn(forward ? 1 : -1)
  }
  element.addEventListener('touchstart', start, { passive: true })
  element.addEventListener('touchend', end)
  return () => {
    element.removeEventListener('touchstart', start)
    element.removeEventListener('touchend', end)
  }
}
