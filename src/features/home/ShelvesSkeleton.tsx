import styled from '@emotion/styled'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { ChipRow } from '../../ui/actions/ChipRow'
import { Art } from '../../ui/art/Art'
import { preloadDrawing } from '../../ui/art/thumb/useDrawing'
import { SectionHead } from '../../ui/data/SectionHead'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'
import { ShelfRow } from './ShelfRow'

/** The lobby's chips and first shelf while the configuration loads, in the sizes of what follows. */
export function ShelvesSkeleton() {
  const { t } = useTranslation()
  useEffect(preloadDrawing, [])
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <ChipRow>
        {CHIPS.map((inlineSize) => (
          <Skeleton key={inlineSize} inlineSize={inlineSize} blockSize="40px" round />
        ))}
      </ChipRow>
      <SectionHead title={t('home.hot')} art={<Art name="fire" size={22} eager />} />
      <ShelfRow>
        {TILES.map((tile) => (
          <Tile key={tile}>
            <Skeleton blockSize="100%" />
          </Tile>
        ))}
      </ShelfRow>
    </SkeletonGroup>
  )
}

/** Widths of the first types' chips in English; each fills a phone's row. */
const CHIPS = ['92px', '104px', '94px', '90px', '84px']
const TILES = Array.from({ length: 7 }, (_, tile) => tile)

const Tile = styled.div`
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border-radius: ${theme.radius.md};
`
