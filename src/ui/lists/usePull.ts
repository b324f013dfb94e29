import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pull distance that triggers a refresh, px. */
const enough = 72

/** Pull-to-refresh gesture; returns its progress, 0 to 1. */
export function usePull(area: RefObject<HTMLElement | null>, refresh: () => void, busy: boolean): number {
  const [pulled, setPulled] = useState(0)
  const call = useRef(refresh)
  useEffect(() => {
    call.current = refresh
  })

  useEffect(() => {
    const element = area.current
    if (!element || busy) return
    let from: number | undefined
    let share = 0
    const move = (to: number) => {
      share = to
      setPulled(to)
    }
    const start = (event: TouchEvent) => {
      // Over a dialog the page is not pulled.
      const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null
      const alone = window.scrollY <= 0 && event.touches.length === 1 && !inDialog
      from = alone ? event.touches[0]?.clientY : undefined
    }
    const drag = (event: TouchEvent) => {
      const distance = from === undefined ? 0 : (event.touches[0]?.clientY ?? from) - from
      move(Math.min(Math.max(distance / enough, 0), 1))
    }
    const end = () => {
      if (share === 1) call.current()
      move(0)
    }
    const passive = { passive: true }
    element.addEventListener('touchstart', start, passive)
    element.addEventListener('touchmove', drag, passive)
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', drag)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [area, busy])

  return pulled
}
