import { theme } from '../../../../theme/theme'
import { wedges } from '../../paint'
import { flight, focus } from './stage'

const { foil, accent, bg } = theme.color
const [x, y] = focus

/** Sun rays and flying facets. */
export function Ember() {
  return (
    <>
      <path d={wedges(20, x, y, 300, 7, 5)} fill={foil.hi} opacity={0.12} />
      <circle cx={x} cy={y} r={74} fill={accent.hot} opacity={0.22} />
      <circle cx={x} cy={y} r={54} fill={foil.light} opacity={0.16} />
      <path d={flight('ember far', 14)} fill={accent.from} opacity={0.4} />
      <path d={flight('ember near', 9)} fill={foil.hi} opacity={0.75} />
      <path d="M0 176V151C60 131 120 162 190 148S320 137 358 155V176Z" fill={bg.canvasEnd} opacity={0.45} />
    </>
  )
}
