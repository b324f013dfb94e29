import { theme } from '../../theme/theme'

const { color, type } = theme

/** Label at the start, value at the end. */
export const slipRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space[3],
  // A long label breaks before the amount goes to a line of its own.
  dt: { flex: '1 1 6em', minInlineSize: 0, ...type.bodyMd, color: color.text.secondary },
  dd: { margin: 0, marginInlineStart: 'auto', textAlign: 'end', ...type.numMd, color: color.text.primary },
} as const
