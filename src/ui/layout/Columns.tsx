import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Stack } from './Stack'

/** A stack that is two equal columns from the width of a tablet; what stands alone in it takes both. */
export const Columns = styled(Stack)`
  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[6]};
    align-items: start;
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`
