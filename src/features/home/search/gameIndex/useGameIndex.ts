import { useEffect, useState } from 'react'
import type { AppGame, AppGameType } from '../../../../contract/config'
import { featuresOf } from '../../../../domain/game/features'
import { useTranslation } from '../../../../i18n'
import { useFeatureName } from '../useFeatureName'
import type { GameIndex } from './gameIndex'

interface Indexing {
  /** Null until the games are indexed. */
  readonly index: GameIndex | null
  /** Whether its code could not be loaded. */
  readonly failed: boolean
  readonly retry: () => void
}

/** The games by their words in the player's language. */
export function useGameIndex(games: readonly AppGame[], types: readonly AppGameType[]): Indexing {
  const { t } = useTranslation()
  const featureName = useFeatureName()
  const [index, setIndex] = useState<GameIndex | null>(null)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language, as `t` does
  useEffect(() => {
    if (failed) return
    let wanted = true
    const typeWords = new Map(types.map(({ id, key, name }) => [id, `${key} ${name} ${typeName(t, { key, name })}`]))
    const indexed = games.map((game) => ({
      id: game.id,
      name: game.name,
      provider: game.provider,
      type: typeWords.get(game.type) ?? '',
      tags: featuresOf(game).map(featureName).join(' '),
    }))
    import('./gameIndex')
      .then(({ indexGames }) => indexGames(indexed))
      .then(
        (made) => wanted && setIndex(made),
        () => wanted && setFailed(true),
      )
    return () => {
      wanted = false
    }
  }, [games, types, t, failed])
  return { index, failed, retry: () => setFailed(false) }
}

type Translate = ReturnType<typeof useTranslation>['t']

/** The translated name of a game type, or the operator’s own name for an own type. */
export const typeName = (t: Translate, { key, name }: Pick<AppGameType, 'key' | 'name'>): string =>
  t(`home.type.${key}` as 'home.type.slots', { defaultValue: name })
