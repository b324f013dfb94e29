import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'

/** Chips in as many lines as they need; a long one wraps its text. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  button {
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
