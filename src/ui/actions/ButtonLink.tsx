import styled from '@emotion/styled'
import { Link, type LinkProps } from 'react-router-dom'
import type { PageAddress } from '../../domain/paths'
import { Icon } from '../art/icons/Icon'
import type { IconData } from '../art/icons/icons'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles'

interface ButtonLinkProps extends Omit<LinkProps, 'to'> {
  to: PageAddress
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: IconData
  iconEnd?: IconData
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  wide = false,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root {...rest} data-variant={variant} data-size={size} data-wide={wide || undefined}>
      {icon && <Icon of={icon} size={18} />}
      <span>{children}</span>
      {iconEnd && <Icon of={iconEnd} size={18} mirrored />}
    </Root>
  )
}

const Root = styled(Link)(buttonStyles)
