import { makeAutoObservable } from 'mobx'
import type { AppGame, AppGameType } from '../../contract/config'
import { type Feature, hasFeature } from '../../domain/game/features'
import type { FeatureStore, RootStore } from '../root/RootStore'

type Parts = Pick<RootStore, 'config' | 'member'>

/** What the lobby shows: all games, those of a type by its id, or the jackpot games. */
export type LobbyFilter = number | 'jackpots' | null

const fits = (game: AppGame, filter: LobbyFilter): boolean =>
  filter === null || (filter === 'jackpots' ? game.isJackpot : game.type === filter)

/** The lobby: game types and shelves, all of them filtered by what the player selects (spec §1, §3). */
export class HomeStore implements FeatureStore {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    makeAutoObservable(this)
  }

  /** Whether all games rest for maintenance; they are shown all the same. */
  get resting(): boolean {
    return this.#parts.config.config?.maintenance === 1
  }

  /** Enabled types that have a game, in display order. */
  get types(): readonly AppGameType[] {
    const used = new Set(this.games.map(({ type }) => type))
    return (this.#parts.config.config?.appGameTypeList ?? [])
      .filter(({ id, status }) => status === 1 && used.has(id))
      .sort((a, b) => a.sort - b.sort)
  }

  /** Enabled games, in display order. */
  get games(): readonly AppGame[] {
    return (this.#parts.config.config?.appGameList ?? [])
      .filter((game) => this.#isShown(game))
      .sort((a, b) => a.sort - b.sort)
  }

  get hasJackpots(): boolean {
    return this.games.some(({ isJackpot }) => isJackpot)
  }

  /** The filter that a value of the URL stands for; null for one that nobody knows. */
  filterOf(value: string | null): LobbyFilter {
    if (value === 'jackpots') return this.hasJackpots ? value : null
    return this.types.find(({ id }) => String(id) === value)?.id ?? null
  }

  /** Games that the filter keeps. */
  gamesIn(filter: LobbyFilter): readonly AppGame[] {
    return filter === null ? this.games : this.games.filter((game) => fits(game, filter))
  }

  /** A shelf of games with a feature. */
  withFeature(feature: Feature, filter: LobbyFilter): readonly AppGame[] {
    return this.#shelfOf(
      this.games.filter((game) => hasFeature(game, feature)),
      filter,
    )
  }

  /** A shelf of recently played games. */
  recentIn(filter: LobbyFilter): readonly AppGame[] {
    return this.#shelfOf(this.#byIds(this.#parts.member.recentGames), filter)
  }

  /** A shelf of favorites. */
  favoritesIn(filter: LobbyFilter): readonly AppGame[] {
    return this.#shelfOf(this.#byIds(this.#parts.member.favoriteGames), filter)
  }

  /** The games most played last week, the first one first. */
  get mostPlayed(): readonly AppGame[] {
    return this.games.filter(({ place }) => place !== undefined).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  }

  /** All games of a list of the player's. */
  listed(list: 'recent' | 'favorites'): readonly AppGame[] {
    const { recentGames, favoriteGames } = this.#parts.member
    return this.#byIds(list === 'recent' ? recentGames : favoriteGames)
  }

  /** Games per shelf. */
  get shelf(): number {
    return this.#parts.config.config?.gameShowNum ?? 9
  }

  clear(): void {
    // It keeps nothing: the filter is in the URL.
  }

  #isShown({ status }: AppGame): boolean {
    return this.resting || status === 1
  }

  #shelfOf(games: readonly AppGame[], filter: LobbyFilter): readonly AppGame[] {
    return games.filter((game) => fits(game, filter)).slice(0, this.shelf)
  }

  #byIds(ids: readonly number[]): readonly AppGame[] {
    return ids.flatMap((id) => this.#parts.config.gameById.get(id) ?? []).filter((game) => this.#isShown(game))
  }
}
