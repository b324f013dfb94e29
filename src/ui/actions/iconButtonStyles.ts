import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'

/** No background, a disc, or the primary action. */
export type IconButtonVariant = 'plain' | 'quiet' | 'primary'

const { color, recipe, motion, radius, size } = theme
const live = '&:not([aria-disabled="true"], :disabled)'

/** Shared by IconButton and IconLink; `--disc` is the visible size within the 44 px hit area. */
export const iconButtonStyles = {
  '--disc': size.touch,
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: radius.pill,
  color: color.text.primary,
  transition: `transform ${motion.duration.fast} ${motion.easing.standard}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    inlineSize: 'var(--disc)',
    blockSize: 'var(--disc)',
    margin: 'calc(var(--disc) / -2)',
    borderRadius: 'inherit',
  },
  '&[data-variant="quiet"]::before': {
    background: blend(color.bg.canvas, 70),
    boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
  },
  '&[data-variant="primary"]': { '--disc': '32px', color: color.text.onAccent },
  '&[data-variant="primary"]::before': { background: recipe.cta, boxShadow: recipe.accentEdge },
  '@media (hover: hover)': { [`${live}[data-variant="plain"]:hover::before`]: { background: recipe.quiet } },
  [`${live}:active`]: { transform: 'scale(.94)' },
  '&[aria-disabled="true"], &:disabled': { color: color.text.disabled, cursor: 'default' },
} as const
