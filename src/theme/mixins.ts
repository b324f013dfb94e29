import { theme } from './theme'

/** Foil lettering, for headings and large numerals only. */
export const foilText = {
  backgroundImage: theme.recipe.foilText,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  color: 'transparent',
  '@media (forced-colors: active)': { backgroundImage: 'none', color: 'CanvasText' },
} as const

/** Extends the hit area of a smaller element to 44 px; it must be positioned. */
export const hitArea = {
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    inlineSize: `max(100%, ${theme.size.touch})`,
    blockSize: `max(100%, ${theme.size.touch})`,
    transform: 'translate(-50%, -50%)',
    '[dir="rtl"] &': { transform: 'translate(50%, -50%)' },
  },
} as const

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Room for most words: what is beside it wraps first. A word that is longer than a line still breaks. */
export const wordRoom = { minInlineSize: 'min(100%, 6em)' } as const

/** A card's surface. */
export const surface = {
  background: theme.recipe.surface,
  boxShadow: theme.recipe.surfaceEdge,
  borderRadius: theme.radius.md,
} as const

/** The theme's metal frame around a surface; the element must be positioned. */
export const frame = {
  position: 'relative',
  boxShadow: theme.recipe.frameEdge,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    padding: '1px',
    background: theme.recipe.frameRing,
    mask: 'linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0)',
    opacity: 0.85,
    pointerEvents: 'none',
  },
} as const

/** The mark of summaries that unfold something, at their end. */
export const foldMark = {
  'summary::after': {
    content: '""',
    flex: 'none',
    inlineSize: '7px',
    blockSize: '7px',
    marginInline: `auto ${theme.space[1]}`,
    border: `solid ${theme.color.text.secondary}`,
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  '[open] > summary::after': { rotate: '225deg' },
} as const
