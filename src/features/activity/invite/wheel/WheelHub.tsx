import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { theme } from '../../../../theme/theme'
import { light, shade } from '../../../../theme/tint'

interface WheelHubProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** "SPIN". */
  label: string
  /** Below it: spins left, or what is paid. */
  hint: string
}

const { color, motion, recipe } = theme

/** The button in the middle of the wheel; disabled it stays focusable. */
export function WheelHub({ label, hint, ...button }: WheelHubProps) {
  return (
    <Face type="button" {...button}>
      <strong data-lettering>{label}</strong>
      <span data-lettering>{hint}</span>
    </Face>
  )
}

const Face = styled.button({
  display: 'grid',
  placeContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  padding: '6px',
  borderRadius: '50%',
  textAlign: 'center',
  color: color.text.onAccent,
  background: recipe.cta,
  boxShadow: `0 0 0 5px ${color.foil.mid}, inset 0 1px 0 ${light(55)}, 0 8px 24px -4px ${color.accent.glow}`,
  transition: `transform ${motion.duration.instant} ${motion.easing.standard}`,
  // Art: as large as the wheel allows.
  '& > strong': {
    ...theme.type.titleMd,
    fontSize: '5.2cqi',
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
  },
  '& > span': { ...theme.type.labelSm, fontSize: 'max(3.7cqi, 12px)', lineHeight: 1.2 },
  '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
  '&[aria-disabled="true"]': {
    color: color.text.secondary,
    background: recipe.surface,
    boxShadow: `0 0 0 5px ${color.border.strong}, inset 0 -2px 0 ${shade(16)}`,
    cursor: 'default',
  },
})
