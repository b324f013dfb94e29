import { useId } from 'react'
import { theme } from '../../../theme/theme'
import { light, shade } from '../../../theme/tint'
import { FoilGradient } from '../FoilGradient'
import { dot, polar, times } from '../paint'
import { bulb } from '../pigments'

const { bg, accent } = theme.color
const bulbs = (first: number) => times(12, (i) => dot(polar(140, 140, 128, first + i * 30))).join('')

/** The wheel's fixed rim: its reflections must not turn with the sectors. */
export function WheelRim() {
  const foil = useId()
  return (
    <svg viewBox="0 0 280 280">
      <FoilGradient id={foil} />
      <circle cx={140} cy={140} r={138.5} fill={bg.canvasEnd} />
      <circle cx={140} cy={140} r={136} fill={`url(#${foil})`} />
      <circle cx={140} cy={140} r={135} fill="none" stroke={light(45)} strokeWidth={1} />
      <circle cx={140} cy={140} r={121} fill={bg.canvasEnd} stroke={shade(35)} strokeWidth={2} />
      <g fill="none" strokeLinecap="round">
        <path d={bulbs(0)} stroke={accent.glow} strokeOpacity={0.3} strokeWidth={14} />
        <path d={bulbs(0)} stroke={accent.glow} strokeWidth={8.4} />
        <path d={bulbs(15)} stroke={bulb.halo} strokeOpacity={0.34} strokeWidth={14} />
        <path d={bulbs(15)} stroke={bulb.glass} strokeWidth={8.4} />
      </g>
    </svg>
  )
}
