import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/core/react'
import { message } from '../../../stores/shell/message'
import { Button } from '../../../ui/actions/Button'
import { heart, heartFill } from '../../../ui/art/icons/icons'

/** Adds the game to the favorites or removes it. */
export const FavoriteButton = observer(function FavoriteButton({ game }: { game: Pick<AppGame, 'id'> }) {
  const { member, toasts } = useStores()
  const { t } = useTranslation()
  const liked = member.likes.includes(game.id)
  const like = async () => {
    if (!(await member.like(game.id, !liked))) toasts.show('danger', message('game.favoriteFailed'))
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={liked ? heartFill : heart}
      aria-pressed={liked}
      onClick={() => void like()}
    >
      {t('game.favorite')}
    </Button>
  )
})
