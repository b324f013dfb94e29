import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../../contract/config'
import { hasVolatility } from '../../../../domain/game/features'
import { useTranslation } from '../../../../i18n'
import { surface } from '../../../../theme/mixins'
import { theme } from '../../../../theme/theme'
import { ButtonLink } from '../../../../ui/actions/ButtonLink'
import { GameArt } from '../../games/GameArt'
import { GameLink } from '../../games/GameLink'
import { LikeButton } from '../../games/LikeButton'
import { GameFacts } from './GameFacts'

/** The best match: a tap opens its sheet, the button plays it. */
export const ResultCard = observer(function ResultCard({ game }: { game: AppGame }) {
  const { t } = useTranslation()
  return (
    <Root aria-label={game.name}>
      <Art>
        <GameArt game={game} eager />
      </Art>
      <Body>
        <Head>
          <h2>
            <GameLink id={game.id}>
              <bdi>{game.name}</bdi>
            </GameLink>
          </h2>
          <LikeButton game={game} />
        </Head>
        <p>
          <GameFacts game={game} />
        </p>
        <p>{hasVolatility(game) ? t(`search.feature.${game.volatility}`) : t('search.youChoose')}</p>
        <ButtonLink to={`/game/start?gameId=${game.id}`}>{t('search.play')}</ButtonLink>
      </Body>
    </Root>
  )
})

const ART = '108px'

const Root = styled.article(surface, {
  position: 'relative',
  display: 'flex',
  gap: theme.space[4],
  padding: theme.space[3],
  marginBlock: `${theme.space[2]} ${theme.space[3]}`,
  // Large text: the words below the art.
  [theme.media.largeText]: { flexDirection: 'column' },
})

const Art = styled.div({
  '--tile-width': ART,
  flex: 'none',
  inlineSize: ART,
  borderRadius: theme.radius.md,
  overflow: 'clip',
})

const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space[1]};
  overflow-wrap: anywhere;
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
  > :last-child {
    z-index: 1;
    margin-block-start: ${theme.space[2]};
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.md};
  }
  > button {
    z-index: 1;
  }
  h2 {
    flex: 1;
    min-inline-size: 0;
    ${theme.type.titleSm};
    overflow-wrap: anywhere;
    color: ${theme.color.text.primary};
  }
`
