import styled from '@emotion/styled'
import type { ComponentProps, ElementType } from 'react'
import { frame, surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'

interface CardProps extends ComponentProps<'div'> {
  /** The theme's foil frame, for the most important card of a page. */
  framed?: boolean
  /** Inner padding. */
  padded?: boolean
  /** Element type, `div` by default. */
  as?: ElementType
}

/** A surface that groups related content. */
export function Card({ framed = false, padded = true, ...rest }: CardProps) {
  return <Root {...rest} data-framed={framed || undefined} data-padded={padded || undefined} />
}

const Root = styled.div(surface, {
  minInlineSize: 0,
  '&[data-padded]': { padding: theme.space[3] },
  '&[data-framed]': frame,
})
