import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { ChipRow } from '../../../ui/actions/ChipRow'
import { tileSpec } from '../../../ui/art/thumb/laterCode'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup'
import { firstShelf } from './firstShelf'
import { ShelfSkeleton } from './ShelfSkeleton'
import { TilesSkeleton } from './TilesSkeleton'

/** The lobby's chips and first two shelves while the configuration loads, in the sizes of what follows. */
export const ShelvesSkeleton = observer(function ShelvesSkeleton() {
  const { hasPlayed } = useStores()
  const { t } = useTranslation()
  useEffect(() => void tileSpec.preload(), [])
  const { title, art } = firstShelf(hasPlayed, t)
  return (
    <div data-shelves>
      <SkeletonGroup label={t('shell.loading')}>
        {/* As close to each other as what follows. */}
        <div>
          <ChipRow>
            {CHIPS.map((inlineSize) => (
              <Skeleton key={inlineSize} inlineSize={inlineSize} blockSize="40px" round />
            ))}
          </ChipRow>
          <SectionHead title={title} art={art} />
          <TilesSkeleton />
          <ShelfSkeleton />
        </div>
      </SkeletonGroup>
    </div>
  )
})

/** Widths of the types' chips in English. */
const CHIPS = ['92px', '104px', '94px', '90px', '84px', '82px', '78px', '86px', '98px']
