import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { spreadPalettes } from '../../../ui/art/thumb/palettes'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { PullToRefresh } from '../../../ui/lists/PullToRefresh'
import { GameTile } from './GameTile'
import type { GameList } from './lists'

/** The tiles of one of the player's lists. */
export const Games = observer(function Games({ list, games }: { list: GameList; games: readonly AppGame[] }) {
  const { member } = useStores()
  const { t } = useTranslation()
  const palettes = spreadPalettes(games)
  const played = new Map(member.data?.gameHistory.map(({ gameId, playTime }) => [gameId, playTime]))
  return (
    <PullToRefresh onRefresh={() => member.load()} label={t('list.refresh')} busyLabel={t('shell.loading')}>
      {games.length === 0 ? (
        <EmptyState
          art={<LazyStone symbol="joystick" start="coin" end="star" />}
          level={2}
          title={t(`games.${list}.empty`)}
          text={t(`games.${list}.empty.text`)}
          action={<ButtonLink to="/">{t('games.all')}</ButtonLink>}
        />
      ) : (
        <Tiles aria-label={t(`games.${list}`)}>
          {games.map((game, index) => (
            <GameTile
              key={game.id}
              game={game}
              palette={palettes[index]}
              played={list === 'recent' ? played.get(game.id) : undefined}
            />
          ))}
        </Tiles>
      )}
    </PullToRefresh>
  )
})

const Tiles = styled.ul`
  display: grid;
  /* Narrower tiles would break the lettering. */
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${theme.space.card};
  margin: 0;
  padding: 0;
  list-style: none;
  ${theme.media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  ${theme.media.desktop} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`
