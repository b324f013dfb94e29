import styled from '@emotion/styled'
import { theme } from '../../src/theme/theme'

/** A plain square to position something on. */
export const Spot = styled.span`
  position: relative;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.bg.surface3};
`
