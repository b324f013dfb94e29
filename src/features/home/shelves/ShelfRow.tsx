import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'

/** A horizontally scrolling row of tiles: three, five or seven in view. */
export const ShelfRow = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - 2 * ${theme.space.card}) / 3);
  gap: ${theme.space.card};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding-inline: ${theme.space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: inline proximity;
  scroll-padding-inline: ${theme.space.gutter};
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
  ${theme.media.tablet} {
    grid-auto-columns: calc((100% - 4 * ${theme.space.card}) / 5);
  }
  ${theme.media.desktop} {
    grid-auto-columns: calc((100% - 6 * ${theme.space.card}) / 7);
  }
`
