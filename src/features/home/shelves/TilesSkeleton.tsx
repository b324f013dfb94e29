import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ShelfRow } from './ShelfRow'

/** A shelf's tiles while its games load. */
export const TilesSkeleton = () => (
  <ShelfRow>
    {TILES.map((tile) => (
      <Tile key={tile}>
        <Skeleton blockSize="100%" />
      </Tile>
    ))}
  </ShelfRow>
)

const TILES = Array.from({ length: 7 }, (_, tile) => tile)

const Tile = styled.div`
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border-radius: ${theme.radius.md};
`
