import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'

/** Of the width of a tile in `Tiles`; outside of it of that of a phone's. */
export const ofTile = (share: number): string => `calc(var(--tile-width, 112px) * ${share})`

/**
 * Around tiles of one width, whose lettering follows it: three, five or seven beside each other. One container, since
 * one for each tile takes a slow phone 100 ms of style and layout at the start.
 */
export const Tiles = styled.div({
  containerType: 'inline-size',
  '--tile-columns': '3',
  '--tile-width': `calc((100cqi - (var(--tile-columns) - 1) * ${theme.space.card}) / var(--tile-columns))`,
  [theme.media.tablet]: { '--tile-columns': '5' },
  [theme.media.desktop]: { '--tile-columns': '7' },
})
