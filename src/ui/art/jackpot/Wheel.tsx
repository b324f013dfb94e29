import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { theme } from '../../../theme/theme'
import { shade } from '../../../theme/tint'
import type { JackpotTier } from './tiers'
import { WheelPointer } from './WheelPointer'
import { WheelRim } from './WheelRim'
import { WheelRotor } from './WheelRotor'

interface WheelProps {
  readonly labels: Readonly<Record<JackpotTier, string>>
  /** Clockwise rotation in degrees; may exceed 360. */
  readonly turn?: number
  /** Duration of the turn, ms; 0 = no animation. */
  readonly duration?: number
  /** Highlights this sector and the pointer, dims the other sectors. */
  readonly won?: JackpotTier | undefined
  readonly onStopped?: () => void
}

/** The jackpot wheel: four sectors under a fixed pointer. Only a transform is animated. */
export function Wheel({ labels, turn = 0, duration = 0, won, onStopped }: WheelProps) {
  const motion: CSSProperties = {
    transform: `rotate(${turn}deg)`,
    transitionDuration: `${duration}ms`,
  }
  return (
    <Stand aria-hidden>
      <WheelRim />
      <Rotor
        style={motion}
        onTransitionEnd={(event) => {
          if (event.target === event.currentTarget && event.propertyName === 'transform') onStopped?.()
        }}
      >
        <WheelRotor labels={labels} won={won} />
      </Rotor>
      <WheelPointer won={won !== undefined} />
    </Stand>
  )
}

const Stand = styled.div({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '360px',
  aspectRatio: '1',
  marginInline: 'auto',
  direction: 'ltr',
  borderRadius: '50%',
  boxShadow: `0 24px 50px -12px ${shade(75)}`,
  '& svg': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
})

const Rotor = styled.div({
  position: 'absolute',
  inset: 0,
  willChange: 'transform',
  transition: `transform 0ms ${theme.motion.easing.wheel}`,
})
