import { theme } from '../../../../theme/theme'
import { dot, polar, times } from '../../paint'
import { middle, type SettingPaint } from './setting'

const { foil } = theme.color
const [x, y] = middle
const pearls = times(18, (i) => polar(x, y, 42, i * 20))

/** Steel with eighteen scallops. */
export function TideSetting({ metal, upright, enamel }: SettingPaint) {
  return (
    <>
      <path d={pearls.map(dot).join('')} stroke={metal} strokeWidth={16.8} strokeLinecap="round" />
      <g fill="none" stroke={foil.deep} strokeOpacity={0.55}>
        {pearls.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={5.2} />
        ))}
      </g>
      <circle cx={x} cy={y} r={40} fill={upright} />
      <circle cx={x} cy={y} r={36} fill={foil.deep} />
      <circle cx={x} cy={y} r={34.6} fill={enamel} />
    </>
  )
}
