import { theme } from './theme'

/** Metal lettering: headings and big numerals only. */
export const foilText = {
  backgroundImage: theme.recipe.foilText,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  color: 'transparent',
  '@media (forced-colors: active)': { backgroundImage: 'none', color: 'CanvasText' },
} as const

/** Grows the hit area to 44 px around a smaller look; the element must be positioned. */
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

/** There for the screen reader, not for the eye. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

/** A card's surface: lit from above, one hairline. */
export const surface = {
  background: theme.recipe.surface,
  boxShadow: theme.recipe.surfaceEdge,
  borderRadius: theme.radius.md,
} as const

/** The frame of the theme's material around a surface; the element must be positioned. */
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
