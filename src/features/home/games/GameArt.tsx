import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { useGameLook } from '../../../stores/react/useGameLook'
import { GameThumb, type ThumbTag } from '../../../ui/art/thumb/GameThumb'

interface GameArtProps {
  game: AppGame
  tag?: ThumbTag | undefined
  palette?: number | undefined
  eager?: boolean
}

/** The thumbnail of a game of the catalog. */
export const GameArt = observer(function GameArt({ game: { id, name }, ...look }: GameArtProps) {
  const { category, image } = useGameLook(id)
  return <GameThumb id={id} name={name} category={category} image={image} {...look} />
})
