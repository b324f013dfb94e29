import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

const { media, space } = theme

/** The two parts of the member page, stacked or side by side. */
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
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]};
    max-inline-size: none;
    padding: ${space[6]};
    > div:last-of-type {
      margin-block-start: calc(-1 * ${space[3]});
    }
  }
  ${media.desktop} {
    grid-template-columns: 400px minmax(0, 1fr);
  }
`
