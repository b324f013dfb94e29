import { theme } from '../../../../theme/theme'
import { closed, polar, polygon, times } from '../../paint'
import { middle, type SettingPaint } from './setting'

const { foil } = theme.color
const [x, y] = middle
const reachOf = (i: number) => (i % 4 === 0 ? 57 : i % 2 === 0 ? 51 : 46)
const rays = (odd: 0 | 1) =>
  times(16, (k) => {
    const i = k * 2 + odd
    const angle = -90 + i * 11.25
    const at = (radius: number, offset: number) => polar(x, y, radius, angle + offset)
    return closed([at(reachOf(i), -1.7), at(reachOf(i), 1.7), at(34, 2.6), at(34, -2.6)])
  }).join('')

/** Gold octagon with thirty-two deco rays. */
export function SolsticeSetting({ metal, upright, enamel }: SettingPaint) {
  return (
    <>
      <path d={rays(1)} fill={foil.mid} />
      <path d={rays(0)} fill={metal} />
      <path d={polygon(8, x, y, 43, -67.5)} fill={upright} />
      <path d={polygon(8, x, y, 39, -67.5)} fill={foil.deep} />
      <path d={polygon(8, x, y, 37.6, -67.5)} fill={metal} />
      <path d={polygon(8, x, y, 34, -67.5)} fill={enamel} />
    </>
  )
}
