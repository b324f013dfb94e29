import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { useFavorite } from '../../../stores/game/useFavorite'
import { theme } from '../../../theme/theme'
import { IconButton } from '../../../ui/actions/IconButton'
import { heart, heartFill } from '../../../ui/art/icons/icons'
import { GameMark } from '../GameMark'

interface GameRowProps {
  game: AppGame
  /** When it was played last, epoch ms; instead of its studio. */
  played?: number | undefined
}

/** A game that starts with a tap, and its heart. */
export const GameRow = observer(function GameRow({ game, played }: GameRowProps) {
  const { t, i18n } = useTranslation()
  const { id, name, provider, status } = game
  const about = played === undefined ? provider : formatWhen(played, i18n.language)
  const { liked, toggle } = useFavorite(id, 'games.likeFailed')
  return (
    <Root data-resting={status === 0 || undefined}>
      <Link to={`/game/start?gameId=${id}`}>
        <GameMark id={id} name={name} />
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{status === 0 ? t('games.resting') : about}</span>
        </span>
      </Link>
      <IconButton
        of={liked ? heartFill : heart}
        size={18}
        label={t('games.like', { name })}
        aria-pressed={liked}
        onClick={toggle}
      />
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.li`
  display: flex;
  align-items: center;
  padding-inline: ${space[3]};
  & + & {
    box-shadow: inset 0 1px 0 ${color.border.subtle};
  }
  &[data-resting] a > span:first-of-type {
    filter: grayscale(0.8);
  }
  a {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-block-size: 60px;
  }
  a > span:last-of-type {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    ${type.labelLg};
    color: ${color.text.primary};
  }
  b + span {
    ${type.labelSm};
    color: ${color.text.secondary};
  }
`
