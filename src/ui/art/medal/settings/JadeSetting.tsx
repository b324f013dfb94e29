import { theme } from '../../../../theme/theme'
import { blend, shade } from '../../../../theme/tint'
import { polar, times } from '../../paint'
import { brass } from '../../pigments'
import { middle, type SettingPaint } from './setting'

const { foil } = theme.color
const [x, y] = middle
const leaves = [-1, 1].flatMap((side) =>
  times(7, (i) => {
    const angle = 90 + side * (28 + i * 19)
    const [lx, ly] = polar(x, y, 46, angle)
    return { transform: `translate(${lx} ${ly}) rotate(${angle + side * 62})`, bright: i % 2 === 0 }
  }),
)

/** Laurel around a brass ring. */
export function JadeSetting({ metal, upright, enamel }: SettingPaint) {
  return (
    <>
      {leaves.map(({ transform, bright }) => (
        <g key={transform} transform={transform}>
          <path d="M0-9C5-5 5 4 0 9-5 4-5-5 0-9Z" fill={bright ? upright : metal} />
          <path d="M0-8V8" stroke={foil.deep} strokeOpacity={0.5} strokeWidth={0.8} />
        </g>
      ))}
      <circle cx={x} cy={y} r={39} fill={brass} />
      <circle cx={x} cy={y} r={37.6} fill={blend(brass, 55, shade(100))} />
      <circle cx={x} cy={y} r={36.6} fill={metal} />
      <circle cx={x} cy={y} r={33} fill={enamel} />
    </>
  )
}
