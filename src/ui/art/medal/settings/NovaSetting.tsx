import { theme } from '../../../../theme/theme'
import { closed, polar, times } from '../../paint'
import { middle, type SettingPaint } from './setting'

const { foil, accent } = theme.color
const [x, y] = middle
const star = (outer: number, inner: number) =>
  closed(times(16, (i) => polar(x, y, i % 2 ? inner : outer, -90 + i * 22.5)))

/** A neon star in orbit. */
export function NovaSetting({ metal, enamel }: SettingPaint) {
  return (
    <>
      <g fill="none" transform={`rotate(-24 ${x} ${y})`}>
        <ellipse cx={x} cy={y} rx={57} ry={20} stroke={accent.glow} strokeWidth={5} strokeOpacity={0.22} />
        <ellipse cx={x} cy={y} rx={57} ry={20} stroke={foil.light} strokeWidth={1.6} strokeOpacity={0.9} />
      </g>
      <path d={star(50, 34)} fill={metal} />
      <path d={star(45, 31)} fill={foil.deep} />
      <path d={star(43.5, 30)} fill={enamel} />
      <circle cx={x + 52} cy={y - 23} r={8} fill={accent.glow} opacity={0.35} />
      <circle cx={x + 52} cy={y - 23} r={3.6} fill={foil.hi} />
    </>
  )
}
