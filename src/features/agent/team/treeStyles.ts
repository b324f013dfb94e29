import { theme } from '../../../theme/theme'

/** Estimated height of a line, px. */
export const ROW = 56

/** Who, bets of today, commission of today: the same in the head and in every line. */
export const columns = {
  display: 'flex',
  // With text of twice the size the numbers go below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[2]}`,
  paddingInline: theme.space[3],
  '> [data-column="who"]': { flex: '1 1 6.5rem', minInlineSize: 0 },
  '> [data-column="bet"]': { inlineSize: '5rem', marginInlineStart: 'auto', textAlign: 'end' },
  '> [data-column="yours"]': { inlineSize: '3.5rem', textAlign: 'end' },
} as const
