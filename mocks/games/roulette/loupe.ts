import { el } from '../kit/dom'

/** How far above the finger the loupe stands, px. */
const ABOVE = 72

/**
 * A finger covers the small fields of the table: while it is down, a loupe above it names the field under it. The
 * finger may slide on; where it is lifted, the chip is put.
 */
export const followFinger = (grid: HTMLElement): void => {
  const loupe = el('div', { class: 'loupe', 'aria-hidden': 'true' })
  let under: HTMLElement | null = null
  let lifted = false

  const look = ({ clientX: x, clientY: y }: PointerEvent): void => {
    under = document.elementFromPoint(x, y)?.closest<HTMLElement>('.cell') ?? null
    loupe.hidden = under === null
    if (under === null) return
    loupe.textContent = under.querySelector('span')?.textContent ?? ''
    loupe.dataset['color'] = under.dataset['color'] ?? ''
    loupe.style.translate = `${x}px ${Math.max(ABOVE / 2, y - ABOVE)}px`
  }
  const close = () => loupe.remove()

  grid.addEventListener('pointerdown', (event) => {
    lifted = false
    if (event.pointerType !== 'touch') return
    look(event)
    document.body.append(loupe)
  })
  grid.addEventListener('pointermove', (event) => {
    if (loupe.isConnected) look(event)
  })
  grid.addEventListener('pointercancel', close)
  grid.addEventListener('pointerup', () => {
    if (!loupe.isConnected) return
    close()
    lifted = true
    under?.click()
  })
  // The browser's own click follows, on the field where the finger came down. A key's click has no detail.
  grid.addEventListener(
    'click',
    (event) => {
      if (lifted && event.isTrusted && event.detail > 0) event.stopPropagation()
    },
    true,
  )
}
