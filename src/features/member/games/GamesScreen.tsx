import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/core/react'
import { FavoriteStore } from '../../../stores/game/FavoriteStore'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { List } from '../../../ui/data/List'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { Tabs } from '../../../ui/navigation/Tabs'
import { MemberPage } from '../MemberPage'
import { WithMember } from '../WithMember'
import { GameRow } from './GameRow'

const VIEWS = ['favorites', 'recent'] as const

/** Favorites and recently played games (`/member/games`, spec §2); the view is in the URL. */
export const GamesScreen = observer(function GamesScreen() {
  const { t } = useTranslation()
  const [view, choose] = useUrlFilter('view', VIEWS)
  const title = t('title.memberGames')
  return (
    <MemberPage title={title} wide>
      <Tabs label={title} tabs={VIEWS.map((id) => ({ id, label: t(`games.${id}`) }))} selected={view} onSelect={choose}>
        <WithMember>{() => <Games view={view} />}</WithMember>
      </Tabs>
    </MemberPage>
  )
})

const Games = observer(function Games({ view }: { view: (typeof VIEWS)[number] }) {
  const { config, member } = useStores()
  const favorites = useFeature(FavoriteStore)
  const { t } = useTranslation()
  const played = new Map(member.data?.gameHistory.map(({ gameId, playTime }) => [gameId, playTime]))
  const ids = view === 'favorites' ? favorites.ids : member.recentGames
  const byId = new Map((config.config?.appGameList ?? []).map((game) => [game.id, game]))
  const games = ids.flatMap((id) => byId.get(id) ?? [])
  if (games.length === 0)
    return (
      <EmptyState
        art={<LazyStone symbol="joystick" start="coin" end="star" />}
        level={2}
        title={t(`games.${view}.empty`)}
        text={t(`games.${view}.empty.text`)}
        action={<ButtonLink to="/">{t('games.all')}</ButtonLink>}
      />
    )
  return (
    <List label={t(`games.${view}`)} columns>
      {games.map((game) => (
        <GameRow key={game.id} game={game} played={view === 'recent' ? played.get(game.id) : undefined} />
      ))}
    </List>
  )
})
