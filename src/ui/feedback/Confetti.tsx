import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { theme } from '../../theme/theme'
import { motionReduced } from '../motion'

/** Confetti in foil and accent colours, fired by each new number; none under reduced motion. */
export function Confetti({ fire }: { fire: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const target = canvas.current
    if (fire === 0 || !target || motionReduced()) return
    let stop: (() => void) | undefined
    let gone = false
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (gone) return
      const throwPaper = confetti.create(target, { resize: true })
      stop = throwPaper.reset
      void throwPaper({
        particleCount: 90,
        spread: 80,
        startVelocity: 38,
        origin: { y: 0.62 },
        colors: colours(target),
      })
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [fire])

  return <Canvas ref={canvas} aria-hidden />
}

const tokens = ['accent-from', 'accent-to', 'foil-hi', 'foil-light', 'coin-base', 'text-primary']

/** Computed colours of the element's theme. */
function colours(element: Element): string[] {
  const style = getComputedStyle(element)
  return tokens.map((token) => style.getPropertyValue(`--color-${token}`).trim())
}

const Canvas = styled.canvas`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: ${theme.size.page};
  margin-inline: auto;
  pointer-events: none;
`
