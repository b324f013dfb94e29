import { theme } from '../../theme/theme'

interface FoilGradientProps {
  readonly id: string
  /** End point of the gradient, relative to the upper left. */
  readonly to?: readonly [x: number, y: number]
}

const { hi, light, mid, sheen, deep } = theme.color.foil
const stops = [
  [0, hi],
  [0.28, light],
  [0.52, mid],
  [0.72, sheen],
  [1, deep],
] as const

/** The theme's foil as an SVG gradient. */
export function FoilGradient({ id, to = [1, 1] }: FoilGradientProps) {
  return (
    <linearGradient id={id} x1={0} y1={0} x2={to[0]} y2={to[1]}>
      {stops.map(([offset, color]) => (
        <stop key={offset} offset={offset} stopColor={color} />
      ))}
    </linearGradient>
  )
}
