import { useEffect, useRef } from 'react'

/** Another step of a page begins as a page does: at its top, with the focus on the page's heading. */
export function useStepStart(step: unknown): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [step])
}
