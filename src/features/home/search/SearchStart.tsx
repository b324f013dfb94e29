import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { Feature } from '../../../domain/game/features'
import { studiosOf } from '../../../domain/game/studios'
import { useTranslation } from '../../../i18n'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Chip } from '../../../ui/actions/Chip'
import { Art } from '../../../ui/art/Art'
import { Tiles } from '../../../ui/art/thumb/Tiles'
import { SectionHead } from '../../../ui/data/SectionHead'
import { GameShelf } from '../shelves/GameShelf'
import { Chips } from './Chips'
import { FeatureButton } from './FeatureButton'
import { RecentList } from './RecentList'
import type { Search } from './useSearch'

/** Features worth a button; the others are facets of the results. */
const BROWSED: readonly Feature[] = ['hot', 'jackpot', 'new', 'demo', 'low', 'small']

/** Before a query: recent searches, recent games, and ways to browse. */
export const SearchStart = observer(function SearchStart({ search }: { search: Search }) {
  const { t } = useTranslation()
  const home = useFeature(HomeStore)
  const { tagFacets, setFilters, setQuery } = search
  return (
    <Tiles>
      <RecentList onChoose={setQuery} />
      <GameShelf title={t('search.played')} art={<Art name="hourglass" size={22} />} games={home.recentIn(null)} />
      {home.recentIn(null).length === 0 && (
        <GameShelf
          title={t('search.popular')}
          art={<Art name="fire" size={22} />}
          games={home.withFeature('hot', null)}
        />
      )}
      <SectionHead title={t('search.features')} />
      <Features>
        {BROWSED.map((feature) => {
          const count = tagFacets.find(({ key }) => key === feature)?.count ?? 0
          return (
            count > 0 && (
              <FeatureButton key={feature} {...{ feature, count }} onChoose={() => setFilters({ tag: feature })} />
            )
          )
        })}
      </Features>
      <SectionHead title={t('lobby.studios')} />
      <Chips>
        {studiosOf(home.games).map((studio) => (
          <Chip key={studio} onClick={() => setFilters({ provider: studio })}>
            {studio}
          </Chip>
        ))}
      </Chips>
    </Tiles>
  )
})

const Features = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.4rem), 1fr));
  gap: ${theme.space.card};
`
