import styled from '@emotion/styled'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { theme } from '../../../theme/theme'
import { shade } from '../../../theme/tint'
import { FoilGradient } from '../FoilGradient'
import { WheelNeedle } from '../jackpot/WheelNeedle'
import { WheelRim } from '../jackpot/WheelRim'
import { PrizeSectors, type WheelPrize } from './PrizeSectors'

interface PrizeWheelProps {
  /** Clockwise; the first is at the top. */
  readonly prizes: readonly WheelPrize[]
  /** Clockwise rotation in degrees; may exceed 360. */
  readonly turn: number
  /** Duration of the turn, ms; 0 = no animation. */
  readonly duration: number
  /** Highlights this prize and dims the others. */
  readonly won?: number | undefined
  /** The round button in the middle. */
  readonly children: ReactNode
}

/** A wheel of prizes under a fixed pointer. Only a transform is animated. */
export function PrizeWheel({ prizes, turn, duration, won, children }: PrizeWheelProps) {
  const id = useId()
  const motion: CSSProperties = { transform: `rotate(${turn}deg)`, transitionDuration: `${duration}ms` }
  return (
    <Stand>
      <Drawing aria-hidden>
        <WheelRim />
        <Disc>
          <Rotor style={motion}>
            <PrizeSectors prizes={prizes} won={won} />
          </Rotor>
        </Disc>
        <svg viewBox="0 0 280 280" data-won={won !== undefined}>
          <FoilGradient id={id} />
          <WheelNeedle foil={id} />
        </svg>
      </Drawing>
      <Hub>{children}</Hub>
    </Stand>
  )
}

const Stand = styled.div({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '334px',
  aspectRatio: '1',
  marginInline: 'auto',
  containerType: 'inline-size',
  borderRadius: '50%',
  boxShadow: `0 24px 50px -12px ${shade(75)}`,
})

const Drawing = styled.div({
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
  '& svg': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  '& [data-lamp]': { opacity: 0, transition: `opacity ${theme.motion.duration.base} ${theme.motion.easing.standard}` },
  '& [data-won="true"] [data-lamp="halo"]': { opacity: 0.45 },
  '& [data-won="true"] [data-lamp="glass"]': { opacity: 1 },
})

// The corners of the turning square would widen the page.
const Disc = styled.div({ position: 'absolute', inset: 0, overflow: 'clip', borderRadius: '50%' })

const Rotor = styled.div({
  position: 'absolute',
  inset: 0,
  willChange: 'transform',
  transition: `transform 0ms ${theme.motion.easing.wheel}`,
})

const Hub = styled.div({
  position: 'absolute',
  inset: '34%',
  display: 'grid',
})
