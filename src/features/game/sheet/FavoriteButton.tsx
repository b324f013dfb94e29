import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { useFavorite } from '../../../stores/react/useFavorite'
import { Button } from '../../../ui/actions/Button'
import { heart, heartFill } from '../../../ui/art/icons/icons'

/** Adds the game to the favorites or removes it. */
export const FavoriteButton = observer(function FavoriteButton({ game }: { game: Pick<AppGame, 'id'> }) {
  const { t } = useTranslation()
  const { liked, toggle } = useFavorite(game.id, 'game.favoriteFailed')
  return (
    <Button variant="secondary" size="sm" icon={liked ? heartFill : heart} aria-pressed={liked} onClick={toggle}>
      {t('game.favorite')}
    </Button>
  )
})
