import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Stack } from './Stack'

/** A page: one column in the middle of a phone, of the whole width from that of a tablet. */
export const PageColumn = styled(Stack)`
  gap: ${theme.space[3]};
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space.gutter} ${theme.space[8]};
  ${theme.media.tablet} {
    max-inline-size: none;
  }
`
