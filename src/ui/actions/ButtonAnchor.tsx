import styled from '@emotion/styled'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../art/icons/Icon'
import type { IconData } from '../art/icons/icons'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles'

interface ButtonAnchorProps extends ComponentPropsWithRef<'a'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  iconEnd?: IconData
}

/** A link out of the app that looks like a button: the browser loads the page. */
export function ButtonAnchor({
  variant = 'primary',
  size = 'md',
  wide = false,
  iconEnd,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <Root {...rest} data-variant={variant} data-size={size} data-wide={wide || undefined}>
      <span>{children}</span>
      {iconEnd && <Icon of={iconEnd} size={18} mirrored />}
    </Root>
  )
}

const Root = styled.a(buttonStyles)
