import type { Stop } from '../../platform/clock'
import type { RootStore } from '../root/RootStore'

/** Reads caused by returning to the page are at least this far apart, ms. */
const LEAST = 60_000

/** Rereads configuration and activities when the player returns to the page: switches and claims may have changed. */
export function keepConfigFresh({ platform: { clock, visibility }, config, activities }: RootStore): Stop {
  let last = clock.elapsed()
  return visibility.onShow(() => {
    if (clock.elapsed() - last < LEAST) return
    last = clock.elapsed()
    void config.load()
    void activities.load()
  })
}
