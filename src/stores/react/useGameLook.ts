import { useStores } from './stores'

/** What a game's thumbnail is drawn from, for observers; a game that has left the catalog has no category or image. */
export const useGameLook = (id: number) => {
  const { config, gameById } = useStores().config
  const game = gameById.get(id)
  return {
    name: game?.name,
    category: config?.appGameTypeList.find((type) => type.id === game?.type)?.key,
    image: game?.img && config ? `${config.gameResourceUrl}${game.img}` : undefined,
  }
}
