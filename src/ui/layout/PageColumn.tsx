import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Stack } from './Stack'

/** A page in the middle of the window; `data-wide` takes the whole width of a wide one. */
export const PageColumn = styled(Stack)`
  gap: ${theme.space[3]};
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space.gutter} ${theme.space[8]};
  ${theme.media.tablet} {
    &[data-wide] {
      max-inline-size: none;
    }
  }
`
