import type { AppGame } from '../../contract/config'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'

/** Kinds whose type would promise another game: a dealer, or a draw of balls. */
const kindLabels: Readonly<Record<string, 'game.wheel' | 'game.pick'>> = { roulette: 'game.wheel', mines: 'game.pick' }

/** What kind of game it is, in words. */
export const useKindName = (game: AppGame | undefined): string | undefined => {
  const { config } = useStores()
  const { t } = useTranslation()
  const label = kindLabels[game?.kind ?? '']
  return label ? t(label) : config.config?.appGameTypeList.find(({ id }) => id === game?.type)?.name
}
