import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { useFavorite } from '../../../stores/react/useFavorite'
import { IconButton } from '../../../ui/actions/IconButton'
import { heart, heartFill } from '../../../ui/art/icons/icons'

/** Adds a game to the player's favorites or removes it; nothing for visitors. */
export const LikeButton = observer(function LikeButton({ game }: { game: Pick<AppGame, 'id' | 'name'> }) {
  const { session } = useStores()
  const { t } = useTranslation()
  const { liked, toggle } = useFavorite(game.id, 'lobby.likeFailed')
  if (!session.signedIn) return null
  return (
    <IconButton
      of={liked ? heartFill : heart}
      label={t('lobby.like', { name: game.name })}
      aria-pressed={liked}
      size={16}
      onClick={toggle}
    />
  )
})
