import styled from '@emotion/styled'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { ChipRow } from '../../ui/actions/ChipRow'
import { Art } from '../../ui/art/Art'
import { tileSpec } from '../../ui/art/thumb/laterCode'
import { SectionHead } from '../../ui/data/SectionHead'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'
import { ShelfRow } from './ShelfRow'

/** The lobby's chips and first two shelves while the configuration loads, in the sizes of what follows. */
export function ShelvesSkeleton() {
  const { t } = useTranslation()
  useEffect(() => void tileSpec.preload(), [])
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <ChipRow>
        {CHIPS.map((inlineSize) => (
          <Skeleton key={inlineSize} inlineSize={inlineSize} blockSize="40px" round />
        ))}
      </ChipRow>
      <SectionHead title={t('home.hot')} art={<Art name="fire" size={22} eager />} />
      <Tiles />
      <Head>
        <Skeleton inlineSize="9em" blockSize="1lh" />
      </Head>
      <Tiles />
    </SkeletonGroup>
  )
}

const Tiles = () => (
  <ShelfRow>
    {TILES.map((tile) => (
      <Tile key={tile}>
        <Skeleton blockSize="100%" />
      </Tile>
    ))}
  </ShelfRow>
)

/** Widths of the first types' chips in English; each fills a phone's row. */
const CHIPS = ['92px', '104px', '94px', '90px', '84px']
const TILES = Array.from({ length: 7 }, (_, tile) => tile)

/** A section's head whose title depends on the player. */
const Head = styled.div`
  ${theme.type.titleMd};
  padding-block: var(--head-space);
`

const Tile = styled.div`
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border-radius: ${theme.radius.md};
`
