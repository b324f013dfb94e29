import { HomeStore, type LobbyFilter } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { useUrlValue } from '../../../ui/lists/filters/useUrlValue'

/** The lobby's filter, which is in the URL; null = all games. */
export function useLobbyFilter(): [LobbyFilter, (filter: LobbyFilter) => void] {
  const home = useFeature(HomeStore)
  const [value, setValue] = useUrlValue('type')
  return [home.filterOf(value), (filter) => setValue(filter === null ? null : String(filter))]
}
