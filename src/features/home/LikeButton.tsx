import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../contract/config'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { message } from '../../stores/shell/message'
import { IconButton } from '../../ui/actions/IconButton'
import { heart, heartFill } from '../../ui/art/icons/icons'

/** Marks a game as a player's favourite. */
export const LikeButton = observer(function LikeButton({ game }: { game: AppGame }) {
  const { member, toasts } = useStores()
  const { t } = useTranslation()
  const liked = member.likes.includes(game.id)
  const like = async () => {
    if (!(await member.like(game.id, !liked))) toasts.show('danger', message('home.likeFailed'))
  }
  return (
    <IconButton
      of={liked ? heartFill : heart}
      label={t('home.like', { name: game.name })}
      aria-pressed={liked}
      size={16}
      onClick={() => void like()}
    />
  )
})
