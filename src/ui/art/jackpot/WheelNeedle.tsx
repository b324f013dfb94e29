import { theme } from '../../../theme/theme'
import { light, shade } from '../../../theme/tint'

const { bg, foil: metal, accent } = theme.color

/** The needle above a wheel of 280 by 280; its lamp is shown by the drawing around it. */
export function WheelNeedle({ foil }: { foil: string }) {
  return (
    <g transform="translate(140 20)">
      <path d="M0 4.500-15.400-25.500A18 18 0 1 1 15.400-25.500Z" fill={shade(40)} transform="translate(0 4)" />
      <path d="M0 4-15.400-26A18 18 0 1 1 15.400-26Z" fill={`url(#${foil})`} stroke={bg.canvasEnd} />
      <path d="M0-3-11.600-25.500A13.500 13.500 0 1 1 11.600-25.500Z" fill={metal.deep} />
      <circle data-lamp="halo" cy={-30} r={22} fill={accent.glow} />
      <circle cy={-30} r={8} fill={accent.from} />
      <circle data-lamp="glass" cy={-30} r={8} fill={light(85)} />
      <circle cx={-2} cy={-33} r={2.8} fill={light(85)} />
    </g>
  )
}
