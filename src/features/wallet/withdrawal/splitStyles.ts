import { theme } from '../../../theme/theme'

const { color, radius, space, type } = theme
const held = color.status.warning.text
/** Striped, so that it is not told by its color alone. */
const stripes = `repeating-linear-gradient(-60deg, ${held} 0 6px, color-mix(in oklab, ${held} 55%, transparent) 6px 12px)`

/** A bar of two parts, free and held. */
export const splitBar = {
  display: 'flex',
  gap: '3px',
  blockSize: '12px',
  borderRadius: radius.pill,
  overflow: 'clip',
  span: { minInlineSize: '4px', background: color.status.success.text, forcedColorAdjust: 'none' },
  'span[data-held]': { background: stripes },
} as const

/** Label and amount; a part of the bar carries its mark. */
export const splitLine = {
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  ...type.bodyMd,
  color: color.text.secondary,
  dd: { margin: 0, ...type.numMd, color: color.text.primary },
  '&[data-total]': { ...type.labelMd, color: color.text.primary },
  '&[data-part] dt': { position: 'relative', paddingInlineStart: '18px' },
  '&[data-part] dt::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '5px',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '3px',
    background: color.status.success.text,
    forcedColorAdjust: 'none',
  },
  '&[data-part="held"] dt::before': { background: stripes },
} as const
