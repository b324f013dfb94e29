import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'

const { media, space } = theme

/** The parts of an activity page, one below the other; two columns on wide screens. */
export const ActivityColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  /* So that the action of the second column sticks to the window's edge. */
  > div {
    display: contents;
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[6]};
    align-items: start;
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[4]};
    }
    > div:empty {
      display: none;
    }
    > div:empty + div {
      grid-column: 1 / -1;
      max-inline-size: 40rem;
    }
  }
`
