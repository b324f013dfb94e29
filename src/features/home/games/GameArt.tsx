import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { useStores } from '../../../stores/react/stores'
import { GameThumb, type ThumbTag } from '../../../ui/art/thumb/GameThumb'

interface GameArtProps {
  game: AppGame
  tag?: ThumbTag | undefined
  palette?: number | undefined
  eager?: boolean
}

/** The thumbnail of a game of the catalog. */
export const GameArt = observer(function GameArt({ game, ...look }: GameArtProps) {
  const { config } = useStores().config
  const category = config?.appGameTypeList.find(({ id }) => id === game.type)?.key
  const image = game.img && config ? `${config.gameResourceUrl}${game.img}` : undefined
  return <GameThumb id={game.id} name={game.name} category={category} image={image} {...look} />
})
