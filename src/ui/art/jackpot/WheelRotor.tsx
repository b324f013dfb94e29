import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '../../../theme/theme'
import { light } from '../../../theme/tint'
import { artUrl } from '../artUrl'
import { line, polar, times } from '../paint'
import { type JackpotTier, sectorAngle, tierSymbols, wheelOrder } from './tiers'

interface WheelRotorProps {
  readonly labels: Readonly<Record<JackpotTier, string>>
  readonly won: JackpotTier | undefined
}

const { bg, tier: colors } = theme.color
const middle = 140
const reach = 117
const start = polar(middle, middle, reach, -135)
const end = polar(middle, middle, reach, -45)
const sector = `M${middle} ${middle}L${start.join(' ')}A${reach} ${reach} 0 0 1 ${end.join(' ')}Z`
const beams = times(4, (i) => {
  const angle = -135 + 18 * (i + 1)
  return line(polar(middle, middle, 52, angle), polar(middle, middle, 114, angle))
}).join('')
/** Longer labels are condensed, not truncated. */
const roomy = 8

/** The four sectors, each upright at the pointer. */
export function WheelRotor({ labels, won }: WheelRotorProps) {
  const id = useId()
  return (
    <svg viewBox="0 0 280 280">
      {wheelOrder.map((tier) => (
        <radialGradient key={tier} id={id + tier} gradientUnits="userSpaceOnUse" cx={middle} cy={middle} r={reach}>
          <stop stopColor={colors[tier].hi} />
          <stop offset={0.46} stopColor={colors[tier].solid} />
          <stop offset={1} stopColor={colors[tier].lo} />
        </radialGradient>
      ))}
      {wheelOrder.map((tier) => (
        <Sector
          key={tier}
          transform={`rotate(${sectorAngle(tier)} ${middle} ${middle})`}
          data-off={won !== undefined && won !== tier}
        >
          <path d={sector} fill={`url(#${id + tier})`} stroke={bg.canvasEnd} strokeWidth={3} />
          <path d={beams} stroke={light(11)} strokeWidth={6} />
          <image href={artUrl(tierSymbols[tier])} x={115} y={47} width={50} height={50} />
          <text
            x={middle}
            y={42}
            textAnchor="middle"
            textLength={labels[tier].length > roomy ? 92 : undefined}
            lengthAdjust="spacingAndGlyphs"
            fontFamily={theme.font.display}
            fontWeight={800}
            fontSize={13.5}
            fill={light(100)}
            stroke={colors[tier].lo}
            strokeWidth={3}
            paintOrder="stroke"
          >
            {labels[tier]}
          </text>
        </Sector>
      ))}
    </svg>
  )
}

const Sector = styled.g({
  transition: `opacity ${theme.motion.duration.slow} ${theme.motion.easing.standard}`,
  '&[data-off="true"]': { opacity: 0.32 },
  '& > text': { textTransform: 'uppercase' },
})
