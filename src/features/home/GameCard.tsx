import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { AppGame } from '../../contract/config'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { message } from '../../stores/shell/message'
import { theme } from '../../theme/theme'
import { IconButton } from '../../ui/actions/IconButton'
import { heart, heartFill } from '../../ui/art/icons/icons'
import { GameThumb, type ThumbTag } from '../../ui/art/thumb/GameThumb'

interface GameCardProps {
  game: AppGame
  palette: number | undefined
  eager?: boolean
}

/** A game tile with, for players, a favourite button. */
export const GameCard = observer(function GameCard({ game, palette, eager = false }: GameCardProps) {
  const { session, member, config, toasts } = useStores()
  const { t } = useTranslation()
  const liked = member.likes.includes(game.id)
  const like = async () => {
    if (!(await member.like(game.id, !liked))) toasts.show('danger', message('home.likeFailed'))
  }
  const category = config.config?.appGameTypeList.find(({ id }) => id === game.type)?.key
  const image = game.img && config.config ? `${config.config.gameResourceUrl}${game.img}` : undefined
  return (
    <Root>
      <Link to={`/game/start?gameId=${game.id}`} draggable={false}>
        <GameThumb
          id={game.id}
          name={game.name}
          category={category}
          tag={tagOf(game, t)}
          image={image}
          palette={palette}
          eager={eager}
        />
      </Link>
      {session.signedIn && (
        <Like>
          <IconButton
            of={liked ? heartFill : heart}
            label={t('home.like', { name: game.name })}
            aria-pressed={liked}
            size={16}
            onClick={() => void like()}
          />
        </Like>
      )}
    </Root>
  )
})

const tagOf = (game: AppGame, t: ReturnType<typeof useTranslation>['t']): ThumbTag | undefined => {
  if (game.isJackpot) return { kind: 'jackpot', label: t('home.tag.jackpot') }
  if (game.isHot) return { kind: 'hot', label: t('home.tag.hot') }
  return game.isNew ? { kind: 'new', label: t('home.tag.new') } : undefined
}

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  a {
    display: block;
    border-radius: ${theme.radius.md};
  }
`

const Like = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`
