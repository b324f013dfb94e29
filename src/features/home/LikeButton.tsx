import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../contract/config'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { message } from '../../stores/shell/message'
import { IconButton } from '../../ui/actions/IconButton'
import { heart, heartFill } from '../../ui/art/icons/icons'

/** Adds a game to the player's favorites or removes it; nothing for visitors. */
export const LikeButton = observer(function LikeButton({ game }: { game: Pick<AppGame, 'id' | 'name'> }) {
  const { session, member, toasts } = useStores()
  const { t } = useTranslation()
  if (!session.signedIn) return null
  const liked = member.likes.includes(game.id)
  const like = async () => {
    if (!(await member.like(game.id, !liked))) toasts.show('danger', message('lobby.likeFailed'))
  }
  return (
    <IconButton
      of={liked ? heartFill : heart}
      label={t('lobby.like', { name: game.name })}
      aria-pressed={liked}
      size={16}
      onClick={() => void like()}
    />
  )
})
