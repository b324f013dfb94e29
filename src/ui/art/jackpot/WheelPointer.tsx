import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '../../../theme/theme'
import { shade } from '../../../theme/tint'
import { facets } from '../brand/marks'
import { FoilGradient } from '../FoilGradient'
import { WheelNeedle } from './WheelNeedle'

interface WheelPointerProps {
  readonly won: boolean
}

const { bg, foil, accent } = theme.color
const metal = [foil.hi, foil.mid, accent.from, accent.to]

/** The fixed hub and pointer; its lamp lights up once a sector has won. */
export function WheelPointer({ won }: WheelPointerProps) {
  const id = useId()
  return (
    <Fixed viewBox="0 0 280 280" data-won={won}>
      <FoilGradient id={id} />
      <circle cx={140} cy={142} r={36} fill={shade(35)} />
      <circle cx={140} cy={140} r={34} fill={`url(#${id})`} />
      <circle cx={140} cy={140} r={28} fill={bg.surface1} stroke={shade(40)} />
      <g transform="translate(119 120) scale(1.25)">
        {facets.map((facet, i) => (
          <path key={facet} d={facet} fill={metal[i]} />
        ))}
      </g>
      <WheelNeedle foil={id} />
    </Fixed>
  )
}

const Fixed = styled.svg({
  '& [data-lamp]': { opacity: 0, transition: `opacity ${theme.motion.duration.base} ${theme.motion.easing.standard}` },
  '&[data-won="true"] [data-lamp="halo"]': { opacity: 0.45 },
  '&[data-won="true"] [data-lamp="glass"]': { opacity: 1 },
})
