import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { formatRatio } from '../../../i18n/numbers'
import { useStores } from '../../../stores/react/stores'
import type { Modals } from '../../../stores/shell/modals'
import { theme } from '../../../theme/theme'
import { GameThumb } from '../../../ui/art/thumb/GameThumb'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useKindName } from '../useKindName'
import { FavoriteButton } from './FavoriteButton'
import { GameNumbers } from './GameNumbers'
import { PlayChoice } from './PlayChoice'
import { ShareGame } from './ShareGame'

/**
 * What a player should know of a game before playing it: return, volatility, limits; for real or for fun. In the game
 * itself the facts only.
 */
export const GameDetailModal = observer(function GameDetailModal({ gameId, inGame }: Modals['gameDetail']) {
  const { config, modals, session } = useStores()
  const { t, i18n } = useTranslation()
  const catalog = config.config
  const game = config.gameById.get(gameId)
  const kind = useKindName(game)
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
    kind,
    game.lines && t('game.lines', { count: game.lines }),
    game.freeSpins && t('game.freeSpins'),
  ]
  return (
    <Sheet
      open
      wide
      onClose={close}
      title={t('game.about')}
      hideTitle
      closeLabel={t('action.close')}
      actions={!inGame && <PlayChoice game={game} onChoose={close} />}
    >
      <Root>
        <Art>
          <GameThumb
            id={game.id}
            name={game.name}
            category={type?.key}
            image={game.img ? `${catalog.gameResourceUrl}${game.img}` : undefined}
            eager
          />
        </Art>
        <Head>
          <b>
            <bdi>{game.name}</bdi>
          </b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <Actions>
            {session.signedIn && <FavoriteButton game={game} />}
            {!inGame && <ShareGame game={game} />}
          </Actions>
        </Head>
        <Numbers>
          <GameNumbers game={game} onLeave={inGame ? undefined : close} />
          <p>{t('game.rtpMeans', { rtp: hundred })}</p>
        </Numbers>
      </Root>
    </Sheet>
  )
})

const { color, media, space, type } = theme

/** The art beside the name; on a wide screen beside everything. */
const Root = styled.div`
  --tile-width: min(132px, 34vw);
  ${type.bodyMd};
  display: grid;
  grid-template-columns: var(--tile-width) minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  color: ${color.text.secondary};
  ${media.tablet} {
    --tile-width: 16rem;
    grid-template-rows: auto 1fr;
    align-items: start;
  }
`

const Art = styled.div`
  border-radius: ${theme.radius.md};
  overflow: clip;
  ${media.tablet} {
    grid-row: span 2;
  }
`

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;
  b {
    ${type.titleMd};
    /* The corner is the close button's. */
    padding-inline-end: ${space[8]};
    color: ${color.text.primary};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

const Numbers = styled.div`
  grid-column: 1 / -1;
  ${media.tablet} {
    grid-column: 2;
  }
  p {
    margin: 0;
  }
`
