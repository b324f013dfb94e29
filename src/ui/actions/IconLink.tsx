import styled from '@emotion/styled'
import { Link, type LinkProps } from 'react-router-dom'
import type { PageAddress } from '../../domain/paths'
import { IconFace, type IconFaceProps } from './IconFace'
import { iconButtonStyles } from './iconButtonStyles'

interface IconLinkProps extends IconFaceProps, Omit<LinkProps, 'children' | 'to'> {
  to: PageAddress
}

/** An icon that links to another page. */
export function IconLink({ variant = 'plain', ...props }: IconLinkProps) {
  const { of, label, size, dot, mirrored, ...rest } = props
  return (
    <Root {...rest} data-variant={variant}>
      <IconFace {...props} />
    </Root>
  )
}

const Root = styled(Link)(iconButtonStyles)
