import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { ShelfRow } from './ShelfRow'

/** A scrolling row of landscape tiles: one and a half, three or four in view. */
export const LandscapeRow = styled(ShelfRow)`
  grid-auto-columns: min(62%, 16rem);
  > * {
    aspect-ratio: 16 / 10;
  }
  ${theme.media.tablet} {
    grid-auto-columns: calc((100% - 2 * ${theme.space.card}) / 3);
  }
  ${theme.media.desktop} {
    grid-auto-columns: calc((100% - 3 * ${theme.space.card}) / 4);
  }
`
