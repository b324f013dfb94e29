import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { formatDayTime } from '../../../i18n/recordDates'
import { message } from '../../../stores/data/message'
import { useStores } from '../../../stores/react/stores'
import { useFavorite } from '../../../stores/react/useFavorite'
import { useGameLink } from '../../../stores/react/useGameLink'
import { useGameLook } from '../../../stores/react/useGameLook'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { IconButton } from '../../../ui/actions/IconButton'
import { heart, heartFill } from '../../../ui/art/icons/icons'
import { GameThumb } from '../../../ui/art/thumb/GameThumb'

interface GameTileProps {
  game: AppGame
  palette: number | undefined
  /** When it was played last, epoch ms. */
  played?: number | undefined
}

/** A game's tile with its heart; a tap opens the game's sheet. */
export const GameTile = observer(function GameTile({ game, palette, played }: GameTileProps) {
  const { config, toasts } = useStores()
  const { t, i18n } = useTranslation()
  const { id, name, status } = game
  const { category, image } = useGameLook(id)
  const { liked, change } = useFavorite(id, 'games.likeFailed')
  const resting = status === 0 || config.config?.maintenance === 1
  const when = played === undefined ? '' : formatDayTime(played, i18n.language).replace(/(?<![,،]) /g, '\u00a0')
  const about = when && t('games.played', { when })
  const toggle = async () => {
    if (!(await change(!liked)) || !liked) return
    const undo = { label: message('games.undo'), run: () => void change(true) }
    toasts.show('info', message('games.removed', { name }), undo)
  }
  return (
    <Root data-resting={resting || undefined}>
      <Link {...useGameLink(id)}>
        <GameThumb id={id} name={name} category={category} image={image} palette={palette} />
        <p>{resting ? t('games.resting') : about}</p>
      </Link>
      <IconButton
        of={liked ? heartFill : heart}
        size={18}
        label={t('games.like', { name })}
        aria-pressed={liked}
        onClick={() => void toggle()}
      />
    </Root>
  )
})

const { color, radius, type } = theme

const Root = styled.li`
  position: relative;
  min-inline-size: 0;
  a {
    display: block;
    border-radius: ${radius.md};
  }
  &[data-resting] a > :not(p) {
    filter: grayscale(0.8);
    opacity: 0.6;
  }
  p {
    ${type.labelSm};
    margin-block: 6px 0;
    overflow-wrap: anywhere;
    color: ${color.text.secondary};
  }
  p:empty {
    margin: 0;
  }
  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    color: ${color.text.primary};
  }
  > button > svg {
    padding: 6px;
    box-sizing: content-box;
    border-radius: ${radius.pill};
    background: ${blend(color.bg.canvas, 70)};
  }
`
