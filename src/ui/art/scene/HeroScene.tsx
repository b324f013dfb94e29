import styled from '@emotion/styled'
import { Suspense, useId } from 'react'
import { theme } from '../../../theme/theme'
import { shade } from '../../../theme/tint'
import type { VipTheme } from '../../../theme/vip'
import { lazyScreen } from '../../lazyScreen'
import { FoilGradient } from '../FoilGradient'
import { Ember } from './hero/Ember'
import { focus, stage } from './hero/stage'

interface HeroSceneProps {
  readonly vip: VipTheme
}

const other = (vip: Exclude<VipTheme, 1>) =>
  lazyScreen(() => import('./hero/lazyHeroes').then(({ lazyHeroes }) => lazyHeroes[vip]))

const scenes = { 2: other(2), 3: other(3), 4: other(4), 5: other(5), 6: other(6) } as const

const DecoFrame = lazyScreen(() => import('./hero/lazyHeroes').then((m) => m.DecoFrame))

/** Loads a theme's scene, so that the code does not blink when it takes over the static frame. */
export const preloadScene = async (vip: VipTheme): Promise<void> => {
  if (vip !== 1) await Promise.all([scenes[vip].preload(), vip === 3 && DecoFrame.preload()])
}

const glowStrength = { 1: 0.9, 2: 0.75, 3: 0.55, 4: 0.5, 5: 0.8, 6: 0 } as const

/** The theme's scene as background of a positioned parent; the inline start is left plain for text. */
export function HeroScene({ vip }: HeroSceneProps) {
  const id = useId()
  const [x, y] = focus
  const Scene = vip === 1 ? Ember : scenes[vip]
  return (
    <Sheet aria-hidden>
      <FoilGradient id={`${id}foil`} />
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${stage.width} ${stage.height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden
      >
        <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={stage.height * 0.95}>
          <stop offset={0} stopColor={theme.color.accent.hot} stopOpacity={0.95} />
          <stop offset={0.45} stopColor={theme.color.accent.hot} stopOpacity={0.35} />
          <stop offset={1} stopColor={theme.color.accent.hot} stopOpacity={0} />
        </radialGradient>
        <rect {...stage} fill={`url(#${id}glow)`} opacity={glowStrength[vip]} />
        <Suspense fallback={null}>
          <Scene foilId={`${id}foil`} />
        </Suspense>
        <ellipse cx={x + 4} cy={stage.height - 22} rx={72} ry={12} fill={shade(35)} />
      </svg>
      {vip === 3 && (
        <Suspense fallback={null}>
          <DecoFrame foilId={`${id}foil`} />
        </Suspense>
      )}
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
