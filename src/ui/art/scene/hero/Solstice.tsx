import { theme } from '../../../../theme/theme'
import { line, polar, times } from '../../paint'
import { focus, stage } from './stage'

const { foil } = theme.color
const [x] = focus
const ground = stage.height + 6
const corners = [
  [7.5, 7.5, 1, 1],
  [stage.width - 7.5, 7.5, -1, 1],
  [7.5, stage.height - 7.5, 1, -1],
  [stage.width - 7.5, stage.height - 7.5, -1, -1],
] as const
const fan = (first: number, reach: number) =>
  times(12, (i) => 180 + (first + i * 2) * (180 / 22))
    .filter((angle) => angle <= 360)
    .map((angle) => line(polar(x, ground, 40, angle), polar(x, ground, reach, angle)))
    .join('')

/** A fan of rays in a double frame with deco corners. */
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
        <rect x={7.5} y={7.5} width={stage.width - 15} height={stage.height - 15} rx={7} opacity={0.75} />
        {corners.map(([cx, cy, sx, sy]) => (
          <path
            key={`${cx} ${cy}`}
            d="M-1 15V-1H15M4 13V4H13"
            transform={`translate(${cx} ${cy}) scale(${sx} ${sy})`}
            strokeWidth={1.5}
          />
        ))}
      </g>
    </>
  )
}
