import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** Two stacks one below the other; from the width of a tablet the second is a column at the end. */
export const MainAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${theme.space[3]};
  }
  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr) min(344px, 48%);
    gap: ${theme.space[6]};
  }
`
