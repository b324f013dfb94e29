import type { FeatureStore } from '../root/RootStore'

/** Where the pages of this visit were scrolled to. */
export class ScrollStore implements FeatureStore {
  /** Positions in px, by the keys of the history's entries. */
  readonly positions = new Map<string, number>()

  clear(): void {
    this.positions.clear()
  }
}
