import styled from '@emotion/styled'
import type { ComponentProps, ElementType } from 'react'
import { frame, surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'

interface CardProps extends ComponentProps<'div'> {
  /** The frame of the theme's material: for the one card that counts here. */
  framed?: boolean
  /** Room inside. */
  padded?: boolean
  /** Another element than `div`, such as `section` or `article`. */
  as?: ElementType
}

/** A surface that holds what belongs together. */
export function Card({ framed = false, padded = true, ...rest }: CardProps) {
  return <Root {...rest} data-framed={framed || undefined} data-padded={padded || undefined} />
}

const Root = styled.div(surface, {
  minInlineSize: 0,
  '&[data-padded]': { padding: theme.space[3] },
  '&[data-framed]': frame,
})
