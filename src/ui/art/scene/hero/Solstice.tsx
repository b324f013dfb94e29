import { theme } from '../../../../theme/theme'
import { line, polar, times } from '../../paint'
import { focus, stage } from './stage'

const { foil } = theme.color
const [x] = focus
const ground = stage.height + 6
const fan = (first: number, reach: number) =>
  times(12, (i) => 180 + (first + i * 2) * (180 / 22))
    .filter((angle) => angle <= 360)
    .map((angle) => line(polar(x, ground, 40, angle), polar(x, ground, reach, angle)))
    .join('')

/** A fan of rays; `DecoFrame` is drawn around it. */
export function Solstice({ foilId }: { readonly foilId: string }) {
  const metal = `url(#${foilId})`
  return (
    <>
      <path d={fan(0, 236)} stroke={foil.light} strokeWidth={1.7} opacity={0.62} />
      <path d={fan(1, 192)} stroke={foil.light} opacity={0.34} />
      <g fill="none" stroke={metal}>
        {[52, 58, 104, 110, 160].map((radius) => (
          <circle key={radius} cx={x} cy={ground} r={radius} strokeWidth={radius % 4 ? 1 : 2} opacity={0.8} />
        ))}
      </g>
    </>
  )
}
