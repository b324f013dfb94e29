import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { TilesSkeleton } from './TilesSkeleton'

/** A shelf whose title depends on what loads. */
export const ShelfSkeleton = () => (
  <>
    <Head>
      <Skeleton inlineSize="9em" blockSize="1lh" />
    </Head>
    <TilesSkeleton />
  </>
)

const Head = styled.div`
  ${theme.type.titleMd};
  padding-block: var(--head-space);
`
