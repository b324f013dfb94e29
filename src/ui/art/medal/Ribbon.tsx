import { theme } from '../../../theme/theme'
import { blend, light, shade } from '../../../theme/tint'

interface RibbonProps {
  readonly metal: string
  readonly label: string
}

const { foil } = theme.color
/** Longer labels are condensed, not truncated. */
const roomy = 7

export function Ribbon({ metal, label }: RibbonProps) {
  return (
    <g transform="translate(60 104)">
      <path d="M-44-9H44L37 0 44 9H-44L-37 0Z" fill={foil.deep} />
      <path d="M-34-11H34V10H-34Z" fill={metal} />
      <path d="M-34-11H34V-9.6H-34Z" fill={light(60)} />
      <text
        y={4.6}
        textAnchor="middle"
        textLength={label.length > roomy ? 60 : undefined}
        lengthAdjust="spacingAndGlyphs"
        fontFamily={theme.font.display}
        fontWeight={800}
        fontSize={11.5}
        fill={blend(foil.deep, 30, shade(100))}
      >
        {label}
      </text>
    </g>
  )
}
