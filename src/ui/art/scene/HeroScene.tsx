import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '../../../theme/theme'
import { shade } from '../../../theme/tint'
import type { VipTheme } from '../../../theme/vip'
import { FoilGradient } from '../FoilGradient'
import { Ember } from './hero/Ember'
import { Jade } from './hero/Jade'
import { Nova } from './hero/Nova'
import { Opal } from './hero/Opal'
import { Solstice } from './hero/Solstice'
import { focus, stage } from './hero/stage'
import { Tide } from './hero/Tide'

interface HeroSceneProps {
  readonly vip: VipTheme
}

// The static frame shows any of them, and the code must not blink when it takes over.
const scenes = { 1: Ember, 2: Tide, 3: Solstice, 4: Jade, 5: Nova, 6: Opal } as const
const glowStrength = { 1: 0.9, 2: 0.75, 3: 0.55, 4: 0.5, 5: 0.8, 6: 0 } as const

/** The theme's scene as background of a positioned parent; the inline start is left plain for text. */
export function HeroScene({ vip }: HeroSceneProps) {
  const id = useId()
  const [x, y] = focus
  const Scene = scenes[vip]
  return (
    <Sheet viewBox={`0 0 ${stage.width} ${stage.height}`} preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={stage.height * 0.95}>
        <stop offset={0} stopColor={theme.color.accent.hot} stopOpacity={0.95} />
        <stop offset={0.45} stopColor={theme.color.accent.hot} stopOpacity={0.35} />
        <stop offset={1} stopColor={theme.color.accent.hot} stopOpacity={0} />
      </radialGradient>
      <FoilGradient id={`${id}foil`} />
      <rect {...stage} fill={`url(#${id}glow)`} opacity={glowStrength[vip]} />
      <Scene foilId={`${id}foil`} />
      <ellipse cx={x + 4} cy={stage.height - 22} rx={72} ry={12} fill={shade(35)} />
    </Sheet>
  )
}

const Sheet = styled.svg({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
})
