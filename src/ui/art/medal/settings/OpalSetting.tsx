import { light } from '../../../../theme/tint'
import { closed, mix, polar, times } from '../../paint'
import { opalFire, opalNight, pearl } from '../pigments'
import { middle } from './setting'

const [x, y] = middle
const dimness = [0.12, 0.5, 0.3, 0.66, 0.22, 0.44]
const facets = times(36, (i) => {
  const angle = -90 + i * 10
  const fire = opalFire[Math.floor(i / 6 + (i % 3) * 0.4) % 6] ?? opalFire[0]
  const color = mix(fire, opalNight, dimness[(i * 7) % 6] ?? 0.4)
  const rim = [polar(x, y, i % 2 ? 49.5 : 51, angle), polar(x, y, i % 2 ? 51 : 49.5, angle + 10)] as const
  const ridge = polar(x, y, 44.5, angle + 5)
  const base = [polar(x, y, 39, angle + 10), polar(x, y, 39, angle)] as const
  return [
    { path: closed([...rim, ridge]), color: mix(color, pearl[0], 0.14) },
    { path: closed([rim[0], ridge, base[1]]), color },
    { path: closed([ridge, rim[1], base[0], base[1]]), color: mix(color, opalNight, 0.32) },
  ]
}).flat()

/** A ring of black opal under a crown. */
export function OpalSetting() {
  return (
    <>
      {facets.map(({ path, color }) => (
        <path key={path} d={path} fill={color} />
      ))}
      <circle cx={x} cy={y} r={50.6} fill="none" stroke={pearl[0]} strokeOpacity={0.75} strokeWidth={0.8} />
      <circle cx={x} cy={y} r={39} fill={opalNight} stroke={pearl[0]} strokeOpacity={0.85} />
      <circle cx={x} cy={y} r={35.5} fill="none" stroke={light(18)} strokeWidth={0.7} />
      <g transform={`translate(${x} 10)`}>
        <path d="M-18 7-14-6-7 0 0-11 7 0 14-6 18 7Z" fill={pearl[0]} />
        <path d="M0-11 7 0 0 7ZM14-6 18 7H7Z" fill={pearl[1]} />
        <path d="M-18 7H18V10.5H-18Z" fill={pearl[2]} />
        <circle cy={-12} r={2.6} fill={opalFire[3]} />
        <circle cx={-14.4} cy={-7} r={2.1} fill={opalFire[0]} />
        <circle cx={14.4} cy={-7} r={2.1} fill={opalFire[4]} />
      </g>
    </>
  )
}
