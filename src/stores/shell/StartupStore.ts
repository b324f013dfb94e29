import { reaction } from 'mobx'
import { type Popup, popupOrder } from '../../domain/activity/popupOrder'
import type { Stop } from '../../platform/clock'
import type { FeatureStore, RootStore } from '../core/RootStore'

type Parts = Pick<RootStore, 'activities' | 'boot' | 'modals' | 'platform' | 'session'>

/** Where a session keeps which pop-ups it has shown. */
export const SHOWN_POPUPS = 'shown-popups'

/** What the queue has to know of the app around it. */
export interface StartupOptions {
  isBuilt: (popup: Popup) => boolean
  /** Whether an install offer has a place on this device. */
  canInstall: boolean
}

/** The start-up pop-ups: one after the other, each once a session, nothing under the page cover (spec §4). */
export class StartupStore implements FeatureStore {
  readonly #parts: Parts
  readonly #shown: Set<string>

  constructor(parts: Parts) {
    this.#parts = parts
    this.#shown = new Set(parts.platform.storage.session.get(SHOWN_POPUPS)?.split(','))
  }

  /** The pop-up that is due now; none while anything else is open. */
  due({ isBuilt, canInstall }: StartupOptions): Popup | undefined {
    const { boot, activities, session, modals } = this.#parts
    if (boot.phase !== 'ready' || boot.covered || !activities.known || modals.holdsBack) return undefined
    return popupOrder({
      activities: activities.ids.flatMap((id) => activities.byId(id) ?? []),
      signedIn: session.signedIn,
      canInstall,
      shown: this.#shown,
    }).find(isBuilt)
  }

  /** Opens what is due, while the player is where nothing is disturbed. */
  start(options: StartupOptions): Stop {
    return reaction(
      () => this.due(options),
      (popup) => popup && this.#open(popup),
      { fireImmediately: true },
    )
  }

  clear(): void {
    // What a session has shown belongs to the device, not to the player.
  }

  #open(popup: Popup): void {
    this.#shown.add(popup)
    this.#parts.platform.storage.session.set(SHOWN_POPUPS, [...this.#shown].join())
    this.#parts.modals.open(popup)
  }
}
