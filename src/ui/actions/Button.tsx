import styled from '@emotion/styled'
import { type ComponentPropsWithRef, useId } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import type { IconData } from '../art/icons/icons'
import { Spinner } from '../feedback/Spinner'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles'

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: IconData
  iconEnd?: IconData
  /** In progress: taps are ignored and the width stays. */
  busy?: boolean
  /** Replaces the label while busy. */
  busyLabel?: string
  /** Disables the button, unless empty, but keeps it focusable; the reason is shown below it. */
  disabledReason?: string | undefined
  /** A tap on the disabled button. */
  onRefused?: () => void
}

export function Button({
  variant = 'primary',
  size = 'md',
  wide = false,
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  disabledReason,
  onRefused,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = busy || Boolean(disabledReason)
  const button = (
    <Root
      type="button"
      aria-describedby={disabledReason ? reasonId : undefined}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={blocked || rest['aria-disabled']}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      onClick={(event) => {
        if (!blocked) return onClick?.(event)
        event.preventDefault()
        if (!busy) onRefused?.()
      }}
    >
      {icon && <Icon of={icon} size={18} />}
      <Label>{busy && busyLabel ? busyLabel : children}</Label>
      {iconEnd && <Icon of={iconEnd} size={18} mirrored />}
      {busy && <Spinner />}
    </Root>
  )
  // Also with an empty reason: the same element keeps the focus.
  if (disabledReason === undefined) return button
  return (
    <WithReason data-wide={wide || undefined}>
      {button}
      {disabledReason && <Reason id={reasonId}>{disabledReason}</Reason>}
    </WithReason>
  )
}

const Root = styled.button(buttonStyles)

const Label = styled.span`
  min-inline-size: 0;
`

const WithReason = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[2]};
  &[data-wide] {
    display: flex;
  }
`

const Reason = styled.span`
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
  text-align: center;
`
