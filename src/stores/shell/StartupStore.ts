import { reaction } from 'mobx'
import type { Popup } from '../../domain/activity/activities'
import { popupOrder } from '../../domain/activity/popupOrder'
import type { Stop } from '../../platform/clock'
import { SHOWN_POPUPS } from '../../platform/storage/shownPopups'
import type { FeatureStore, RootStore } from '../root/RootStore'

type Parts = Pick<RootStore, 'activities' | 'boot' | 'member' | 'modals' | 'platform' | 'session'>

export interface StartupOptions {
  /** Whether the app can be installed here. */
  canInstall: boolean
}

/** Queue of start-up pop-ups: one at a time, each once a session, none under the page cover (spec §4). */
export class StartupStore implements FeatureStore {
  readonly #parts: Parts
  readonly #shown: Set<string>

  constructor(parts: Parts) {
    this.#parts = parts
    this.#shown = new Set(parts.platform.storage.session.get(SHOWN_POPUPS)?.split(','))
  }

  /** The next pop-up; none while anything else is open. */
  due({ canInstall }: StartupOptions): Popup | undefined {
    const { boot, activities, member, session, modals } = this.#parts
    if (boot.phase !== 'ready' || boot.covered || !activities.known || modals.holdsBack) return undefined
    return popupOrder({
      activities: activities.list,
      signedIn: session.signedIn,
      hasDeposited: Boolean(member.info?.totalRecharge),
      canInstall,
      shown: this.#shown,
    })[0]
  }

  /** Opens pop-ups as they become due. */
  start(options: StartupOptions): Stop {
    return reaction(
      () => this.due(options),
      (popup) => popup && this.#open(popup),
      { fireImmediately: true },
    )
  }

  clear(): void {
    // Shown pop-ups belong to the browser session, not to the player.
  }

  #open(popup: Popup): void {
    this.#shown.add(popup)
    this.#parts.platform.storage.session.set(SHOWN_POPUPS, [...this.#shown].join())
    this.#parts.modals.open(popup)
  }
}
