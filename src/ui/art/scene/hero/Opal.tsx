import { theme } from '../../../../theme/theme'
import { light } from '../../../../theme/tint'
import { closed } from '../../paint'

const { hi, light: pale, mid, sheen, deep } = theme.color.foil
const colors = [hi, pale, mid, sheen, deep]
const strength = [0.16, 0.34, 0.22, 0.3, 0.2, 0.28, 0.4, 0.26, 0.12, 0.2]
const shards = [
  [
    [143, 0],
    [208, 97],
    [107, 109],
  ],
  [
    [208, 97],
    [143, 0],
    [265, 0],
  ],
  [
    [208, 97],
    [265, 0],
    [308, 74],
  ],
  [
    [265, 0],
    [358, 0],
    [308, 74],
  ],
  [
    [358, 0],
    [358, 106],
    [308, 74],
  ],
  [
    [308, 74],
    [358, 106],
    [286, 176],
  ],
  [
    [208, 97],
    [308, 74],
    [286, 176],
  ],
  [
    [208, 97],
    [286, 176],
    [165, 176],
  ],
  [
    [107, 109],
    [208, 97],
    [165, 176],
  ],
  [
    [358, 106],
    [358, 176],
    [286, 176],
  ],
] as const

/** Shards of light. */
export function Opal() {
  return (
    <g stroke={light(38)} strokeWidth={0.7}>
      {shards.map((shard, i) => (
        <path key={shard.join()} d={closed(shard)} fill={colors[i % 5]} fillOpacity={strength[i]} />
      ))}
    </g>
  )
}
