import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { blend, light } from '../../../theme/tint'
import { artUrl } from '../artUrl'
import { polar } from '../paint'
import type { SymbolName } from '../symbols/symbols'

export interface WheelPrize {
  readonly id: number
  /** "5.00". */
  readonly label: string
  readonly symbol: SymbolName
}

interface PrizeSectorsProps {
  readonly prizes: readonly WheelPrize[]
  readonly won: number | undefined
}

const { bg, accent, border } = theme.color
const middle = 140
const reach = 117
const fills = [blend(accent.glow, 34, bg.surface1), bg.inset] as const
/** Longer labels are condensed, not truncated. */
const ROOMY = 7

/** A sector of so many degrees, upright at the top. */
const sector = (degrees: number): string => {
  // A circle that begins and ends at the same point is not drawn.
  const half = Math.min(degrees, 359.9) / 2
  const start = polar(middle, middle, reach, -90 - half).join(' ')
  const end = polar(middle, middle, reach, -90 + half).join(' ')
  return `M${middle} ${middle}L${start}A${reach} ${reach} 0 ${half > 90 ? 1 : 0} 1 ${end}Z`
}

/** The sectors, each upright at the pointer. */
export function PrizeSectors({ prizes, won }: PrizeSectorsProps) {
  const step = 360 / Math.max(1, prizes.length)
  const path = sector(step)
  return (
    <svg viewBox="0 0 280 280">
      {prizes.map(({ id, label, symbol }, index) => (
        <Sector
          key={id}
          transform={`rotate(${index * step} ${middle} ${middle})`}
          data-off={won !== undefined && won !== id}
        >
          <path d={path} fill={fills[index % 2]} stroke={border.strong} strokeWidth={1} />
          <text
            x={middle}
            y={47}
            textAnchor="middle"
            textLength={label.length > ROOMY ? 68 : undefined}
            lengthAdjust="spacingAndGlyphs"
            fontFamily={theme.font.text}
            fontWeight={800}
            fontSize={15}
            fill={light(100)}
            stroke={bg.inset}
            strokeWidth={2}
            paintOrder="stroke"
          >
            {label}
          </text>
          <image href={artUrl(symbol)} x={126} y={54} width={28} height={28} />
        </Sector>
      ))}
    </svg>
  )
}

const Sector = styled.g({
  transition: `opacity ${theme.motion.duration.slow} ${theme.motion.easing.standard}`,
  '&[data-off="true"]': { opacity: 0.4 },
})
