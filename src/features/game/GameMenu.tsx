import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { useFavorite } from '../../stores/react/useFavorite'
import { Button } from '../../ui/actions/Button'
import { info } from '../../ui/art/icons/icons'
import { Switch } from '../../ui/fields/Switch'
import { Sheet } from '../../ui/overlays/Sheet'
import { canFullscreen, enterFullscreen, leaveFullscreen } from './fullscreen'

interface GameMenuProps {
  gameId: number
  onClose: () => void
}

/** What a player may want beside the game: sound, favorite, its facts, and the whole screen. */
export const GameMenu = observer(function GameMenu({ gameId, onClose }: GameMenuProps) {
  const { modals, prefs } = useStores()
  const { t } = useTranslation()
  const { liked, toggle } = useFavorite(gameId, 'game.favoriteFailed')
  const showFacts = () => {
    onClose()
    modals.open('gameDetail', { gameId, inGame: true })
  }
  const fill = (on: boolean) => {
    if (on) enterFullscreen()
    else leaveFullscreen()
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t('game.more')} closeLabel={t('action.close')}>
      <Root>
        <Switch label={t('game.sound')} checked={prefs.sound} onChange={(on) => prefs.setSound(on)} />
        <Switch label={t('game.favorite')} checked={liked} onChange={toggle} />
        {canFullscreen() && (
          <Switch label={t('game.fullscreen')} checked={document.fullscreenElement !== null} onChange={fill} />
        )}
        <Button variant="secondary" wide icon={info} onClick={showFacts}>
          {t('game.about')}
        </Button>
      </Root>
    </Sheet>
  )
})

const Root = styled.div`
  display: grid;
`
