import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useGameLook } from '../../stores/react/useGameLook'
import { theme } from '../../theme/theme'
import { GameThumb } from '../../ui/art/thumb/GameThumb'
import { Spinner } from '../../ui/feedback/Spinner'

/** Over the frame until its game is ready: the game's art with its lettering. */
export const GameCover = observer(function GameCover({ gameId }: { gameId: number }) {
  const { t } = useTranslation()
  const { name, category, image } = useGameLook(gameId)
  return (
    <Root>
      {name && (
        <Art aria-hidden="true">
          <GameThumb id={gameId} name={name} category={category} image={image} eager />
        </Art>
      )}
      <Line role="status">
        <Spinner />
        {t('game.starting')}
      </Line>
    </Root>
  )
})

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[5]};
  background: ${theme.color.bg.canvas};
`

const Art = styled.div`
  --tile-width: min(168px, 24vh);
  inline-size: var(--tile-width);
  border-radius: ${theme.radius.md};
  box-shadow: ${theme.recipe.floating};
`

const Line = styled.div`
  ${theme.type.bodyMd};
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.color.text.secondary};
`
