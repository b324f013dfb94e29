import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { theme } from '../../../theme/theme'
import { light, shade } from '../../../theme/tint'
import { textWidth } from '../lettering'

interface SpinButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** "SPIN", or its replacement. */
  readonly label: string
  /** Below the label: chances left, or why it is disabled. */
  readonly hint?: string
}

const { color, recipe, motion } = theme

/** The SPIN button. Disabled it stays focusable (`aria-disabled`) and shows why. */
export function SpinButton({ label, hint, ...button }: SpinButtonProps) {
  const size = Math.min(8.4, 34 / textWidth(label))
  return (
    <Face type="button" {...button}>
      <strong data-lettering style={{ fontSize: `clamp(${size.toFixed(1)}cqi, 0.9rem, 9.6cqi)` }}>
        {label}
      </strong>
      {hint !== undefined && <span>{hint}</span>}
    </Face>
  )
}

const Face = styled.button({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: theme.size.touch,
  paddingInline: '6px',
  borderRadius: theme.radius.sm,
  color: color.text.onAccent,
  background: recipe.cta,
  boxShadow: [
    `inset 0 2px 0 ${light(60)}`,
    `inset 0 -6px 0 ${shade(20)}`,
    `0 0 0 2px ${color.foil.light}`,
    `0 8px 24px -4px ${color.accent.glow}`,
  ].join(', '),
  transition: `transform ${motion.duration.instant} ${motion.easing.standard}`,
  '& > strong': {
    fontFamily: theme.font.display,
    fontWeight: 900,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    textTransform: 'uppercase',
  },
  // As large as two lines fit.
  '& > span': {
    ...theme.type.labelSm,
    fontSize: 'min(0.75rem, 6cqi)',
    lineHeight: 1.25,
    fontWeight: 700,
    textWrap: 'balance',
  },
  '&:active:not([aria-disabled="true"])': {
    transform: 'translateY(2px)',
    boxShadow: `inset 0 1px 0 ${light(40)}, inset 0 -2px 0 ${shade(20)}, 0 0 0 2px ${color.foil.light}`,
  },
  '&[aria-disabled="true"]': {
    color: color.text.secondary,
    background: recipe.surface,
    boxShadow: `inset 0 1px 0 ${light(10)}, 0 0 0 2px ${color.border.strong}`,
    cursor: 'default',
  },
})
