import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { FEATURES } from '../../../domain/game/features'
import { studiosOf } from '../../../domain/game/studios'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/core/react'
import { HomeStore } from '../../../stores/home/HomeStore'
import { theme } from '../../../theme/theme'
import { Chip } from '../../../ui/actions/Chip'
import { Art } from '../../../ui/art/Art'
import { SectionHead } from '../../../ui/data/SectionHead'
import { GameShelf } from '../GameShelf'
import { Chips } from './Chips'
import { FeatureButton } from './FeatureButton'
import { RecentList } from './RecentList'
import type { Search } from './useSearch'

/** Before a query: recent searches, recent games, and ways to browse. */
export const SearchStart = observer(function SearchStart({ search }: { search: Search }) {
  const { t } = useTranslation()
  const home = useFeature(HomeStore)
  const { facets, setFacet, setQuery } = search
  return (
    <>
      <RecentList onChoose={setQuery} />
      <GameShelf title={t('search.played')} art={<Art name="hourglass" size={22} />} games={home.recentIn(null)} />
      <SectionHead title={t('search.features')} />
      <Features>
        {FEATURES.map((feature) => {
          const count = facets.find(({ key }) => key === feature)?.count ?? 0
          return count > 0 && <FeatureButton key={feature} {...{ feature, count }} onChoose={() => setFacet(feature)} />
        })}
      </Features>
      <SectionHead title={t('search.studios')} />
      <Chips>
        {studiosOf(home.games).map((studio) => (
          <Chip key={studio} onClick={() => setQuery(studio)}>
            {studio}
          </Chip>
        ))}
      </Chips>
    </>
  )
})

const Features = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: ${theme.space.card};
`
