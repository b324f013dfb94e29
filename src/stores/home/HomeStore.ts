import { makeAutoObservable } from 'mobx'
import type { AppGame, AppGameType } from '../../contract/config'
import type { FeatureStore, RootStore } from '../core/RootStore'

type Parts = Pick<RootStore, 'config' | 'member'>

/** The lobby: kinds of games, shelves and the chosen kind (spec §1, §3). */
export class HomeStore implements FeatureStore {
  /** Id of the chosen kind of games; null until the player chooses. */
  chosen: number | null = null
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    makeAutoObservable(this)
  }

  /** Kinds that are on, in their order. */
  get types(): readonly AppGameType[] {
    return (this.#parts.config.config?.appGameTypeList ?? [])
      .filter(({ status }) => status === 1)
      .sort((a, b) => a.sort - b.sort)
  }

  /** The chosen kind; the first one until the player chooses. */
  get type(): AppGameType | undefined {
    return this.types.find(({ id }) => id === this.chosen) ?? this.types[0]
  }

  /** Every game that is on, in its order. */
  get games(): readonly AppGame[] {
    return (this.#parts.config.config?.appGameList ?? [])
      .filter(({ status }) => status === 1)
      .sort((a, b) => a.sort - b.sort)
  }

  /** Games of the chosen kind. */
  get ofType(): readonly AppGame[] {
    const id = this.type?.id
    return this.games.filter(({ type }) => type === id)
  }

  /** Hot games of the chosen kind, as many as a shelf shows (gameShowNum). */
  get hot(): readonly AppGame[] {
    return this.ofType.filter(({ isHot }) => isHot).slice(0, this.shelf)
  }

  /** Games played last. */
  get recent(): readonly AppGame[] {
    return this.#byIds(this.#parts.member.recentGames).slice(0, this.shelf)
  }

  /** Favourite games. */
  get favourites(): readonly AppGame[] {
    return this.#byIds(this.#parts.member.likes).slice(0, this.shelf)
  }

  /** How many games a shelf shows. */
  get shelf(): number {
    return this.#parts.config.config?.gameShowNum ?? 9
  }

  choose(type: number): void {
    this.chosen = type
  }

  clear(): void {
    this.chosen = null
  }

  #byIds(ids: readonly number[]): readonly AppGame[] {
    return ids.flatMap((wanted) => this.games.find(({ id }) => id === wanted) ?? [])
  }
}
