import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { formatRatio } from '../../../i18n/numbers'
import { useStores } from '../../../stores/core/react'
import type { Modals } from '../../../stores/shell/modals'
import { theme } from '../../../theme/theme'
import { GameThumb } from '../../../ui/art/thumb/GameThumb'
import { Sheet } from '../../../ui/overlays/Sheet'
import { FavoriteButton } from './FavoriteButton'
import { GameNumbers } from './GameNumbers'
import { PlayChoice } from './PlayChoice'
import { ShareGame } from './ShareGame'

/**
 * What a player should know of a game before he plays it: return, volatility, limits; for real or for fun. In the game
 * itself the facts only.
 */
export const GameDetailModal = observer(function GameDetailModal({ gameId, inGame }: Modals['gameDetail']) {
  const { config, modals, session } = useStores()
  const { t, i18n } = useTranslation()
  const catalog = config.config
  const game = config.gameById.get(gameId)
  const close = () => modals.close('gameDetail')
  // It would hold the back button without being seen.
  const isGone = catalog !== null && !game
  useEffect(() => {
    if (isGone) modals.close('gameDetail')
  }, [isGone, modals])
  if (!catalog || !game) return null
  const type = catalog.appGameTypeList.find(({ id }) => id === game.type)
  const hundred = formatRatio(game.rtp / 10_000, i18n.language)
  const facts = [
    game.provider,
    game.kind === 'roulette' ? t('game.wheel') : type?.name,
    game.lines && t('game.lines', { count: game.lines }),
    game.freeSpins && t('game.freeSpins'),
  ]
  return (
    <Sheet
      open
      onClose={close}
      title={t('game.about')}
      hideTitle
      closeLabel={t('action.close')}
      actions={!inGame && <PlayChoice game={game} onChoose={close} />}
    >
      <Top>
        <Art>
          <GameThumb
            id={game.id}
            name={game.name}
            category={type?.key}
            image={game.img ? `${catalog.gameResourceUrl}${game.img}` : undefined}
            eager
          />
        </Art>
        <div>
          <b dir="auto">{game.name}</b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <Actions>
            {session.signedIn && <FavoriteButton game={game} />}
            {!inGame && <ShareGame game={game} />}
          </Actions>
        </div>
      </Top>
      <GameNumbers game={game} />
      <Note>{t('game.rtpMeans', { rtp: hundred })}</Note>
    </Sheet>
  )
})

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

const ART = '132px'

const Top = styled.div`
  ${theme.type.bodyMd};
  display: flex;
  gap: ${theme.space[4]};
  align-items: center;
  > :last-child {
    display: grid;
    gap: ${theme.space[1]};
    justify-items: start;
    min-inline-size: 0;
    color: ${theme.color.text.secondary};
  }
  b {
    ${theme.type.titleMd};
    color: ${theme.color.text.primary};
  }
`

const Art = styled.div({
  '--tile-width': ART,
  flex: 'none',
  inlineSize: ART,
  borderRadius: theme.radius.md,
  overflow: 'clip',
})

const Note = styled.p`
  ${theme.type.bodyMd};
  margin: 0;
  color: ${theme.color.text.secondary};
`
