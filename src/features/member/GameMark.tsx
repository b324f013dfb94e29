import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useGameLook } from '../../stores/react/useGameLook'
import { theme } from '../../theme/theme'
import { lazyScreen } from '../../ui/lazyScreen'

// Lazy, so that the art of tiles stays out of what every page loads.
const GameThumb = lazyScreen(() => import('../../ui/art/thumb/GameThumb').then((m) => m.GameThumb))

/** A game's art beside its name; a game that has left the catalog has art, too. */
export const GameMark = observer(function GameMark({ id, name }: { id: number; name: string }) {
  const { category, image } = useGameLook(id)
  return (
    <Root aria-hidden>
      <Suspense fallback={null}>
        <GameThumb id={id} name={name} category={category} image={image} />
      </Suspense>
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
