import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'

const { color, motion, radius, size, type } = theme

/** The box around an input, with its focus ring. */
export const wellStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: size.field,
  paddingInline: '14px',
  borderRadius: radius.sm,
  background: color.bg.inset,
  border: `1px solid ${color.border.strong}`,
  transition: `border-color ${motion.duration.fast}, box-shadow ${motion.duration.fast}`,
  '@media (hover: hover)': { '&:hover': { borderColor: color.text.tertiary } },
  '&[data-invalid]': { borderColor: color.status.danger.text },
  '&:has(:is(input, textarea, select):focus-visible)': {
    borderColor: color.focus,
    boxShadow: `inset 0 0 0 1px ${color.focus}, 0 0 0 4px ${blend(color.focus, 40)}`,
    '@media (forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: '3px' },
  },
  '&:has(:disabled)': { opacity: 0.6 },
} as const

/** Digits are typed from left to right in every language, and stand where the page's texts begin. */
export const leftToRightText = { '[dir="rtl"] :not([dir]) > &:dir(ltr)': { textAlign: 'end' } } as const

/** The input inside the well; 16 px, or iOS would zoom in. */
export const inputStyles = {
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  paddingBlock: '11px',
  background: 'transparent',
  border: 0,
  color: color.text.primary,
  ...type.bodyLg,
  fontVariantNumeric: 'tabular-nums',
  ...leftToRightText,
  '&:focus-visible': { outline: 'none' },
  '&:autofill': {
    WebkitTextFillColor: color.text.primary,
    caretColor: color.text.primary,
    boxShadow: `inset 0 0 0 100px ${color.bg.inset}`,
  },
} as const
