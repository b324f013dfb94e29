import { theme } from '../../../../theme/theme'
import { blend, shade } from '../../../../theme/tint'
import { polar, times } from '../../paint'
import { brass } from '../../pigments'
import { focus } from './stage'

const { foil, accent, hero } = theme.color
const [x, y] = focus
const branches = [
  { from: [362, -4], toward: 140, leaves: 9, scale: 1 },
  { from: [165, 180], toward: -28, leaves: 6, scale: 0.8 },
  { from: [351, 172], toward: 205, leaves: 7, scale: 0.8 },
] as const

/** A moon gate among leaves. */
export function Jade() {
  return (
    <>
      <circle cx={x} cy={y} r={80} fill={blend(foil.hi, 24, hero.from)} opacity={0.55} />
      <circle cx={x} cy={y} r={80} fill="none" stroke={brass} strokeWidth={2.4} />
      <circle cx={x} cy={y} r={86} fill="none" stroke={brass} opacity={0.42} />
      <path
        d="M150 176C186 123 236 130 265 151S333 116 358 137V176Z"
        fill={blend(hero.to, 75, shade(100))}
        opacity={0.8}
      />
      {branches.map(({ from, toward, leaves, scale }) =>
        times(leaves, (i) => {
          const [lx, ly] = polar(from[0], from[1], (14 + i * 9) * 1.5 * scale, toward + i * 3)
          return (
            <g
              key={`${toward} ${i}`}
              transform={`translate(${lx} ${ly}) rotate(${toward + (i % 2 ? 48 : -48)}) scale(${scale})`}
            >
              <path
                d="M0 0C8-7 20-7 28 0 20 5 8 5 0 0Z"
                fill={i % 3 === 0 ? accent.to : blend(accent.to, 55, hero.to)}
              />
              <path d="M1 0H26" stroke={foil.hi} strokeWidth={0.8} opacity={0.4} />
            </g>
          )
        }),
      )}
    </>
  )
}
