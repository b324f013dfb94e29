import { foilText } from '../../theme/mixins'
import { theme } from '../../theme/theme'

/** Sizes of the amount a view is about, by its length, so that it is never truncated. */
export const amountSize = (text: string): 'long' | 'longer' | undefined =>
  text.length <= 8 ? undefined : text.length === 9 ? 'long' : 'longer'

/** The one large number of a money page; `data-size` is its `amountSize`, `data-plain` takes the foil away. */
export const amountStyles = {
  ...theme.type.displayXl,
  '--amount': '2.5rem',
  fontSize: 'min(var(--amount), 11.25vw)',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-size="long"]': { '--amount': '2.125rem' },
  '&[data-size="longer"]': { '--amount': '1.75rem', fontSize: 'min(var(--amount), 7.5vw)' },
  '&:not([data-plain])': foilText,
} as const
