import { theme } from '../../../theme/theme'
import { facets } from './marks'

interface LogoProps {
  readonly size?: number
  /** Named only where no text next to it says the name. */
  readonly title?: string
  /** One color, the text's: for prints and small marks. */
  readonly mono?: boolean
}

const { foil, accent } = theme.color
const metal = [foil.hi, foil.mid, accent.from, accent.to]
const strength = [1, 0.62, 1, 0.8]

/** The mark: a K cut from a hexagonal stone, four facets. */
export function Logo({ size = 32, title, mono = false }: LogoProps) {
  const meaning = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" {...meaning}>
      {facets.map((facet, i) => (
        <path key={facet} d={facet} fill={mono ? 'currentColor' : metal[i]} fillOpacity={mono ? strength[i] : 1} />
      ))}
    </svg>
  )
}
