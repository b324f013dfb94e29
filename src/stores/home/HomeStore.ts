import { makeAutoObservable } from 'mobx'
import type { AppGame, AppGameType } from '../../contract/config'
import { type Feature, hasFeature } from '../../domain/game/features'
import type { FeatureStore, RootStore } from '../core/RootStore'
import { FavoriteStore } from '../game/FavoriteStore'

type Parts = Pick<RootStore, 'config' | 'feature' | 'member'>

/** The lobby: game types, shelves and the selected type (spec §1, §3). */
export class HomeStore implements FeatureStore {
  /** Id of the selected type; null until the player selects one. */
  chosen: number | null = null
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    makeAutoObservable(this)
  }

  /** Enabled types, in display order. */
  get types(): readonly AppGameType[] {
    return (this.#parts.config.config?.appGameTypeList ?? [])
      .filter(({ status }) => status === 1)
      .sort((a, b) => a.sort - b.sort)
  }

  /** The selected type, by default the first. */
  get type(): AppGameType | undefined {
    return this.types.find(({ id }) => id === this.chosen) ?? this.types[0]
  }

  /** Enabled games, in display order. */
  get games(): readonly AppGame[] {
    return (this.#parts.config.config?.appGameList ?? [])
      .filter(({ status }) => status === 1)
      .sort((a, b) => a.sort - b.sort)
  }

  /** Games of the selected type. */
  get ofType(): readonly AppGame[] {
    const id = this.type?.id
    return this.games.filter(({ type }) => type === id)
  }

  /** Hot games of the selected type, limited to gameShowNum. */
  get hot(): readonly AppGame[] {
    return this.withFeature('hot')
  }

  /** Recently played games of the selected type. */
  get recentOfType(): readonly AppGame[] {
    return this.#shelfOf(this.#byIds(this.#parts.member.recentGames))
  }

  /** Favorites of the selected type. */
  get favoritesOfType(): readonly AppGame[] {
    return this.#shelfOf(this.#byIds(this.#parts.feature(FavoriteStore).ids))
  }

  /** Games of the selected type with a feature. */
  withFeature(feature: Feature): readonly AppGame[] {
    return this.#shelfOf(this.games.filter((game) => hasFeature(game, feature)))
  }

  /** Games of the selected type by a studio. */
  byStudio(studio: string): readonly AppGame[] {
    return this.#shelfOf(this.games.filter(({ provider }) => provider === studio))
  }

  /** Hot games of every type, limited to gameShowNum. */
  get popular(): readonly AppGame[] {
    return this.games.filter(({ isHot }) => isHot).slice(0, this.shelf)
  }

  /** Recently played. */
  get recent(): readonly AppGame[] {
    return this.#byIds(this.#parts.member.recentGames).slice(0, this.shelf)
  }

  get favorites(): readonly AppGame[] {
    return this.#byIds(this.#parts.feature(FavoriteStore).ids).slice(0, this.shelf)
  }

  /** Games per shelf. */
  get shelf(): number {
    return this.#parts.config.config?.gameShowNum ?? 9
  }

  choose(type: number): void {
    this.chosen = type
  }

  clear(): void {
    this.chosen = null
  }

  #shelfOf(games: readonly AppGame[]): readonly AppGame[] {
    const id = this.type?.id
    return games.filter(({ type }) => type === id).slice(0, this.shelf)
  }

  #byIds(ids: readonly number[]): readonly AppGame[] {
    return ids.flatMap((wanted) => this.games.find(({ id }) => id === wanted) ?? [])
  }
}
