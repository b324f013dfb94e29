import styled from '@emotion/styled'
import { type ReactNode, useCallback, useState } from 'react'
import { theme } from '../../../theme/theme'
import { light, shade } from '../../../theme/tint'
import { dot } from '../paint'
import { bulb } from '../pigments'
import { bulbPath } from './bulbPath'

interface BulbFrameProps {
  readonly children: ReactNode
  /** Alternate the lights once a second; off under reduced motion. */
  readonly chase?: boolean
}

const { color, radius } = theme

/** A frame of light bulbs; spacing and shape hold at every size. */
export function BulbFrame({ children, chase = false }: BulbFrameProps) {
  const [size, setSize] = useState({ width: 322, height: 270 })
  const watch = useCallback((frame: HTMLDivElement) => {
    const measure = () => setSize({ width: frame.offsetWidth, height: frame.offsetHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  const bulbs = bulbPath({ ...size, inset: 7, radius: 15, step: 17 })
  const every = (first: 0 | 1) =>
    bulbs
      .filter((_, i) => i % 2 === first)
      .map(dot)
      .join('')
  const [warm, tinted] = [every(0), every(1)]

  return (
    <Board ref={watch} data-chase={chase}>
      <Bulbs data-bulbs="warm" aria-hidden>
        <svg>
          <path d={warm} stroke={bulb.halo} strokeOpacity={0.26} strokeWidth={13} />
          <path d={warm} stroke={bulb.glass} strokeWidth={6.6} />
        </svg>
      </Bulbs>
      <Bulbs data-bulbs="tinted" aria-hidden>
        <svg>
          <path d={tinted} stroke={color.accent.glow} strokeOpacity={0.3} strokeWidth={11} />
          <path d={tinted} stroke={color.accent.glow} strokeWidth={6.6} />
          <path d={tinted} stroke={light(70)} strokeWidth={2.4} />
        </svg>
      </Bulbs>
      <Well>{children}</Well>
    </Board>
  )
}

const Board = styled.div({
  position: 'relative',
  padding: '14px',
  borderRadius: `calc(${radius.md} + 6px)`,
  background: `linear-gradient(160deg, ${color.foil.mid}, ${color.foil.deep})`,
  boxShadow: `inset 0 0 0 1.5px ${color.foil.light}, inset 0 2px 10px ${shade(50)}`,
  // Half a cycle a second each way, far below three flashes a second. Only opacity is animated.
  '&[data-chase="true"] > [data-bulbs]': {
    willChange: 'opacity',
    animation: 'chase calc(var(--motion) * 0.5s) steps(2, jump-none) infinite alternate',
  },
  '&[data-chase="true"] > [data-bulbs="tinted"]': { animationDelay: '-0.5s' },
  '@keyframes chase': { from: { opacity: 1 }, to: { opacity: 0.38 } },
})

// A wrapper for the opacity animation: on the SVG itself it would run on the main thread.
const Bulbs = styled.span({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& > svg': {
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    overflow: 'visible',
    strokeLinecap: 'round',
  },
})

const Well = styled.div({
  position: 'relative',
  padding: '6px',
  borderRadius: radius.sm,
  background: color.bg.canvasEnd,
  boxShadow: `inset 0 3px 12px ${shade(80)}`,
})
