import { useEffect, useState } from 'react'
import type { AppGame, AppGameType } from '../../../contract/config'
import { featuresOf } from '../../../domain/game/features'
import { useTranslation } from '../../../i18n'
import type { GameIndex } from './gameIndex'
import { useFeatureName } from './useFeatureName'

/** The games by their words in the player's language; null while they are being indexed. */
export function useGameIndex(games: readonly AppGame[], types: readonly AppGameType[]): GameIndex | null {
  const { t } = useTranslation()
  const featureName = useFeatureName()
  const [index, setIndex] = useState<GameIndex | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language, as `t` does
  useEffect(() => {
    let wanted = true
    const typeWords = new Map(types.map(({ id, key, name }) => [id, `${key} ${name} ${typeName(t, { key, name })}`]))
    const indexed = games.map((game) => ({
      id: game.id,
      name: game.name,
      provider: game.provider,
      type: typeWords.get(game.type) ?? '',
      tags: featuresOf(game).map(featureName).join(' '),
    }))
    void import('./gameIndex').then(({ indexGames }) => indexGames(indexed)).then((made) => wanted && setIndex(made))
    return () => {
      wanted = false
    }
  }, [games, types, t])
  return index
}

type Translate = ReturnType<typeof useTranslation>['t']

/** The translated name of a game type, or the operator's for one of his own. */
export const typeName = (t: Translate, { key, name }: Pick<AppGameType, 'key' | 'name'>): string =>
  t(`home.type.${key}` as 'home.type.slots', { defaultValue: name })
