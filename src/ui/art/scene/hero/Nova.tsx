import { useId } from 'react'
import { theme } from '../../../../theme/theme'
import { blend, shade } from '../../../../theme/tint'
import { dot, line, times } from '../../paint'
import { neon } from '../../pigments'
import { seeded } from '../../seeded'
import { focus, stage } from './stage'

const { hero, foil } = theme.color
const [x] = focus
const horizon = 116
const draw = seeded('nova')
const dust = times(36, () => dot([draw() * stage.width, draw() * horizon])).join('')
const floor = [
  ...times(23, (i) => line([x + (i - 12) * 16, horizon], [x + (i - 12) * 62, stage.height])),
  ...times(4, (i) => `M0 ${horizon + (i + 1) ** 2 * 3.2}H${stage.width}`),
].join('')
const slats = times(6, (i) => `M${x - 70} ${horizon - 30 + i * 9}h140v${1.6 + i * 0.9}h-140Z`).join('')

/** A striped sun over a horizon grid. */
export function Nova() {
  const sun = useId()
  return (
    <>
      <linearGradient id={sun} x2="0" y2="1">
        {neon.sun.map((color, i) => (
          <stop key={color} offset={i / 2} stopColor={color} />
        ))}
      </linearGradient>
      <path d={dust} stroke={foil.hi} strokeWidth={1.6} strokeLinecap="round" opacity={0.75} />
      <circle cx={x} cy={horizon - 16} r={66} fill={`url(#${sun})`} opacity={0.94} />
      <path d={slats} fill={hero.to} opacity={0.9} />
      <path d={`M0 ${horizon}H${stage.width}V${stage.height}H0Z`} fill={blend(hero.to, 65, shade(100))} />
      <path d={floor} stroke={neon.line} opacity={0.55} />
      <path d={`M0 ${horizon}H${stage.width}`} stroke={neon.line} strokeWidth={1.8} />
    </>
  )
}
