import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useGameLook } from '../../stores/react/useGameLook'
import { theme } from '../../theme/theme'
import { GameThumb } from '../../ui/art/thumb/GameThumb'

/** A game's art beside its name; a game that has left the catalog has art, too. */
export const GameMark = observer(function GameMark({ id, name }: { id: number; name: string }) {
  const { category, image } = useGameLook(id)
  return (
    <Root aria-hidden>
      <GameThumb id={id} name={name} category={category} image={image} />
    </Root>
  )
})

const SIZE = '40px'

const Root = styled.span({
  '--tile-width': SIZE,
  flex: 'none',
  inlineSize: SIZE,
  blockSize: SIZE,
  '& > span': { aspectRatio: '1', borderRadius: theme.radius.sm },
  // Too small to be read; the name stands beside it.
  '& [data-layer="title"]': { display: 'none' },
})
