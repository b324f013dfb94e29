import { makeAutoObservable } from 'mobx'
import type { Store } from '../../platform/storage/storage'
import { PLAYER_KEYS } from '../data/playerKeys'
import type { FeatureStore, RootStore } from '../root/RootStore'

const MOST = 8
const LONGEST = 60

/** Searches that led to a game, the last one first; kept on this device until the player logs out. */
export class RecentSearches implements FeatureStore {
  list: readonly string[]
  readonly #store: Store

  constructor({ platform }: Pick<RootStore, 'platform'>) {
    this.#store = platform.storage.local
    this.list = read(this.#store.get(PLAYER_KEYS.searches))
    makeAutoObservable(this)
  }

  add(query: string): void {
    const text = query.trim().slice(0, LONGEST)
    if (text === '') return
    const others = this.list.filter((one) => one.toLowerCase() !== text.toLowerCase())
    this.#keep([text, ...others].slice(0, MOST))
  }

  remove(query: string): void {
    this.#keep(this.list.filter((one) => one !== query))
  }

  clear(): void {
    this.#keep([])
  }

  #keep(list: readonly string[]): void {
    this.list = list
    this.#store.set(PLAYER_KEYS.searches, JSON.stringify(list))
  }
}

/** What an older build or another tab has stored may be anything. */
function read(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}
