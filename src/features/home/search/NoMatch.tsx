import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { studiosOf } from '../../../domain/game/studios'
import { useTranslation } from '../../../i18n'
import { Rich } from '../../../i18n/Rich'
import { useFeature } from '../../../stores/core/react'
import { HomeStore } from '../../../stores/home/HomeStore'
import { Chip } from '../../../ui/actions/Chip'
import { Art } from '../../../ui/art/Art'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { GameShelf } from '../GameShelf'
import { Chips } from './Chips'
import { typeName } from './useGameIndex'
import type { Search } from './useSearch'

/** No game fits: four ways on, and games to play instead. */
export const NoMatch = observer(function NoMatch({ search }: { search: Search }) {
  const { t } = useTranslation()
  const home = useFeature(HomeStore)
  const { query, setQuery, facet, setFacet } = search
  const browse = (key: string) => {
    setQuery('')
    setFacet(key)
  }
  const recent = home.recentIn(null)
  const played = new Set(recent.map(({ type }) => type))
  const close = home.games.filter(({ id, type }) => played.has(type) && !recent.some((game) => game.id === id))
  return (
    <>
      <EmptyState
        art={<LazyStone symbol="magnifier" start="star" end="gem" />}
        level={2}
        title={<Rich text={t('search.none')} parts={{ query: query.trim() }} />}
        text={t(facet === null ? 'search.none.text' : 'search.none.inFacet')}
        action={
          <Ways>
            {facet !== null && <Chip onClick={() => setFacet(null)}>{t('search.everywhere')}</Chip>}
            {home.types.slice(0, 2).map((type) => (
              <Chip key={type.id} onClick={() => browse(type.key)}>
                {typeName(t, type)}
              </Chip>
            ))}
            {studiosOf(home.games)
              .slice(0, 1)
              .map((studio) => (
                <Chip key={studio} onClick={() => setQuery(studio)}>
                  {studio}
                </Chip>
              ))}
            <Chip onClick={() => browse('calm')}>{t('search.feature.calm')}</Chip>
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
    </>
  )
})

const Ways = styled(Chips)`
  justify-content: center;
`
