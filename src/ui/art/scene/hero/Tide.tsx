import { theme } from '../../../../theme/theme'
import { blend } from '../../../../theme/tint'
import { times } from '../../paint'
import { focus } from './stage'

const { foil, accent, bg } = theme.color
const [x, y] = focus

const crest = (level: number) => {
  const rise = 14 + level * 2
  return `M${level % 2 ? -46 : -20} ${98 + level * 17}${`c24-${rise} 46-${rise} 70 0`.repeat(6)}`
}

/** A moon over waves. */
export function Tide() {
  return (
    <>
      <circle cx={x} cy={y - 18} r={76} fill={foil.hi} opacity={0.12} />
      <circle cx={x} cy={y - 18} r={57} fill={foil.hi} opacity={0.2} />
      <path d={`M${x - 22} ${y - 62}a50 50 0 1 0 66 74a58 58 0 0 1-66-74Z`} fill={foil.hi} opacity={0.1} />
      {times(5, (level) => (
        <g key={level}>
          <path d={`${crest(level)}V190H-50Z`} fill={blend(accent.to, 65 - level * 13, bg.canvas)} opacity={0.62} />
          <path d={crest(level)} fill="none" stroke={foil.hi} strokeOpacity={0.42} />
        </g>
      ))}
    </>
  )
}
