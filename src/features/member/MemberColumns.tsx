import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

const { media, space } = theme

/** The parts of the member page, one below the other, the others beside the first, or each in a column. */
export const MemberColumns = styled.div`
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${space[4]} ${space.gutter};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    align-content: start;
  }
  > div + div {
    margin-block-start: ${space[4]};
  }
  ${media.tablet} {
    display: grid;
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    gap: ${space[2]} ${space[6]};
    max-inline-size: none;
    padding: ${space[6]} ${space.gutter};
    > div:first-of-type {
      grid-row: span 2;
    }
    /* They begin with a heading. */
    > div + div {
      margin-block-start: calc(-1 * ${space[3]});
    }
  }
  ${media.desktop} {
    grid-template-columns: 400px minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template: auto / 360px minmax(0, 1fr) ${theme.size.aside};
    > div:first-of-type {
      grid-row: auto;
    }
  }
`
