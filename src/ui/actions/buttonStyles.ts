import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger'

/** `md` is the phone's touch height; `sm` grows its hit area to it. */
export type ButtonSize = 'sm' | 'md' | 'lg'

const { color, recipe, motion, radius, type } = theme
/** In the color of the label. */
const edge = `inset 0 0 0 1px ${blend('currentColor', 30)}`
const live = '&:not([aria-disabled="true"], :disabled)'

/** Shared by Button and ButtonLink. */
export const buttonStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minInlineSize: theme.size.touch,
  minBlockSize: theme.size.touch,
  paddingBlock: '8px',
  paddingInline: '20px',
  borderRadius: radius.pill,
  textAlign: 'center',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  ...type.labelLg,
  transition: `transform ${motion.duration.fast} ${motion.easing.standard}, filter ${motion.duration.fast}, opacity ${motion.duration.fast}`,
  '&[data-size="sm"]': {
    minBlockSize: '36px',
    paddingBlock: '4px',
    paddingInline: '16px',
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-4px' },
  },
  '&[data-size="lg"]': { minBlockSize: '52px', paddingInline: '24px', fontSize: type.bodyLg.fontSize },
  '&[data-wide]': { display: 'flex', inlineSize: '100%' },
  '&[data-variant="primary"]': { color: color.text.onAccent, background: recipe.cta, boxShadow: recipe.ctaEdge },
  '&[data-variant="secondary"]': { color: color.text.primary, background: recipe.quiet, boxShadow: recipe.quietEdge },
  '&[data-variant="soft"]': {
    color: color.accent.softText,
    background: color.accent.soft,
    boxShadow: edge,
  },
  '&[data-variant="ghost"]': { color: color.accent.text, background: 'transparent' },
  '&[data-variant="danger"]': {
    color: color.status.danger.text,
    background: color.status.danger.soft,
    boxShadow: edge,
  },
  '@media (hover: hover)': {
    [`${live}:hover`]: { filter: 'brightness(1.06)' },
    [`${live}[data-variant="secondary"]:hover`]: { background: recipe.quietHover },
    [`${live}[data-variant="ghost"]:hover`]: { background: recipe.quiet },
  },
  [`${live}:active`]: { transform: 'translateY(1px)', filter: 'brightness(.96)' },
  [`${live}[data-variant="primary"]:active`]: { boxShadow: recipe.ctaPressed },
  '&:is([aria-disabled="true"], :disabled):not([aria-busy="true"])': {
    color: color.text.disabled,
    background: recipe.quiet,
    boxShadow: recipe.quietEdge,
    cursor: 'default',
  },
} as const
