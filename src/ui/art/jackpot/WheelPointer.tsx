import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '../../../theme/theme'
import { light, shade } from '../../../theme/tint'
import { facets } from '../brand/marks'
import { FoilGradient } from '../FoilGradient'

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
      <g transform="translate(140 20)">
        <path d="M0 4.500-15.400-25.500A18 18 0 1 1 15.400-25.500Z" fill={shade(40)} transform="translate(0 4)" />
        <path d="M0 4-15.400-26A18 18 0 1 1 15.400-26Z" fill={`url(#${id})`} stroke={bg.canvasEnd} />
        <path d="M0-3-11.600-25.500A13.500 13.500 0 1 1 11.600-25.500Z" fill={foil.deep} />
        <circle data-lamp="halo" cy={-30} r={22} fill={accent.glow} />
        <circle cy={-30} r={8} fill={accent.from} />
        <circle data-lamp="glass" cy={-30} r={8} fill={light(85)} />
        <circle cx={-2} cy={-33} r={2.8} fill={light(85)} />
      </g>
    </Fixed>
  )
}

const Fixed = styled.svg({
  '& [data-lamp]': { opacity: 0, transition: `opacity ${theme.motion.duration.base} ${theme.motion.easing.standard}` },
  '&[data-won="true"] [data-lamp="halo"]': { opacity: 0.45 },
  '&[data-won="true"] [data-lamp="glass"]': { opacity: 1 },
})
