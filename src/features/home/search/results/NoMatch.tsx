import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { studiosOf } from '../../../../domain/game/studios'
import { useTranslation } from '../../../../i18n'
import { Rich } from '../../../../i18n/Rich'
import { HomeStore } from '../../../../stores/home/HomeStore'
import { useFeature, useStores } from '../../../../stores/react/stores'
import { Chip } from '../../../../ui/actions/Chip'
import { Art } from '../../../../ui/art/Art'
import { LazyStone } from '../../../../ui/art/scene/LazyStone'
import { Tiles } from '../../../../ui/art/thumb/Tiles'
import { EmptyState } from '../../../../ui/feedback/EmptyState'
import { GameShelf } from '../../shelves/GameShelf'
import { Chips } from '../Chips'
import { typeName } from '../gameIndex/useGameIndex'
import { useFeatureName } from '../useFeatureName'
import type { Search } from '../useSearch'
import { NO_FILTERS, type SearchFilters } from '../useSearchFilters'

/** No game fits: four ways on, and games to play instead. */
export const NoMatch = observer(function NoMatch({ search }: { search: Search }) {
  const { session } = useStores()
  const { t } = useTranslation()
  const featureName = useFeatureName()
  const home = useFeature(HomeStore)
  const { query, setQuery, filters, setFilters, clearFilters, isFiltered } = search
  const browse = (wanted: Partial<SearchFilters>) => {
    setQuery('')
    setFilters({ ...NO_FILTERS, ...wanted })
  }
  const recent = home.recentIn(null)
  const played = new Set(recent.map(({ type }) => type))
  const close = home.games.filter(({ id, type }) => played.has(type) && !recent.some((game) => game.id === id))
  const { list } = filters
  const title = () => {
    if (list === null || query.trim() !== '') return <Rich text={t('search.none')} parts={{ query: query.trim() }} />
    return t(session.signedIn ? `search.list.${list}.empty` : 'search.list.signedOut')
  }
  return (
    <Tiles>
      <EmptyState
        art={<LazyStone symbol="magnifier" start="star" end="gem" />}
        level={2}
        title={title()}
        text={t(isFiltered ? 'search.none.inFacet' : 'search.none.text')}
        action={
          <Ways>
            {isFiltered && <Chip onClick={clearFilters}>{t('search.everywhere')}</Chip>}
            {home.types.slice(0, 2).map((type) => (
              <Chip key={type.id} onClick={() => browse({ type: type.id })}>
                {typeName(t, type)}
              </Chip>
            ))}
            {studiosOf(home.games)
              .slice(0, 1)
              .map((studio) => (
                <Chip key={studio} onClick={() => browse({ provider: studio })}>
                  {studio}
                </Chip>
              ))}
            <Chip onClick={() => browse({ tag: 'low' })}>{featureName('low')}</Chip>
          </Ways>
        }
      />
      <GameShelf
        title={t('search.close')}
        art={<Art name="hourglass" size={22} />}
        games={close.slice(0, home.shelf)}
      />
      <GameShelf
        title={t('search.popular')}
        art={<Art name="fire" size={22} />}
        games={home.withFeature('hot', null)}
      />
    </Tiles>
  )
})

const Ways = styled(Chips)`
  justify-content: center;
`
