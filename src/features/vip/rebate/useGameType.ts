import { useStores } from '../../../stores/react/stores'

/** Name and key of a game type by its id; a type that the configuration lacks has its number. Use in observers. */
export function useGameType() {
  const { config } = useStores().config
  return (id: number) => {
    const type = config?.appGameTypeList.find((one) => one.id === id)
    return { name: type?.name ?? `${id}`, key: type?.key ?? '' }
  }
}
