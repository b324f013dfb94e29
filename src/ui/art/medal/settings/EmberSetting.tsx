import { theme } from '../../../../theme/theme'
import { closed, polar, polygon, times } from '../../paint'
import { middle, type SettingPaint } from './setting'

const { foil } = theme.color
const [x, y] = middle
const spikes = (first: number, reach: number) =>
  times(6, (i) => {
    const angle = -90 + first + i * 60
    return closed([polar(x, y, reach, angle), polar(x, y, 36, angle - 8), polar(x, y, 36, angle + 8)])
  }).join('')

/** Copper hexagon with twelve sparks. */
export function EmberSetting({ metal, enamel }: SettingPaint) {
  return (
    <>
      <path d={spikes(30, 46)} fill={foil.mid} opacity={0.8} />
      <path d={spikes(0, 53)} fill={metal} />
      <path d={polygon(6, x, y, 41)} fill={metal} />
      <path d={polygon(6, x, y, 36)} fill={foil.deep} />
      <path d={polygon(6, x, y, 34.5)} fill={enamel} />
    </>
  )
}
