import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Popup } from '../../domain/activity/activities'
import { popupOrder } from '../../domain/activity/popupOrder'
import { nothing, type Stop, stopAll } from '../../platform/clock'
import { SHOWN_POPUPS } from '../../platform/storage/shownPopups'
import type { FeatureStore, RootStore } from '../root/RootStore'

type Parts = Pick<RootStore, 'activities' | 'boot' | 'member' | 'modals' | 'platform' | 'session'>

export interface StartupOptions {
  /** Whether the app can be installed here. */
  canInstall: boolean
}

/** How long the page is looked at before the first pop-up, ms. */
export const LOOK_MS = 4_000
/** How long after a scroll or a tap, ms: what a tap opens comes first. */
export const TOUCHED_MS = 1_000

const POPUPS: ReadonlySet<string> = new Set<Popup>(['download', 'notice', 'firstDeposit', 'inviteSpin'])

/** Queue of start-up pop-ups: one at a time, each once a session, none under the page cover (spec §4). */
export class StartupStore implements FeatureStore {
  /** Whether the player has looked at the page: no pop-up opens before. */
  seen = false
  /** The open pop-up that came by itself. */
  opened: Popup | null = null
  canInstall = false
  /** Names of those that this session has shown. */
  shown: ReadonlySet<string>
  readonly #parts: Parts
  #stopLooking: Stop = nothing

  constructor(parts: Parts) {
    this.#parts = parts
    this.shown = new Set(parts.platform.storage.session.get(SHOWN_POPUPS)?.split(','))
    makeAutoObservable(this, { shown: observableRef })
  }

  /** Those still to come, in display order. */
  get waiting(): readonly Popup[] {
    const { activities, member, session } = this.#parts
    return popupOrder({
      activities: activities.list,
      signedIn: session.signedIn,
      hasDeposited: Boolean(member.info?.totalRecharge),
      canInstall: this.canInstall,
      shown: this.shown,
    })
  }

  /** The next one; none while anything else is open. */
  get due(): Popup | undefined {
    const { activities, modals } = this.#parts
    return this.seen && this.#isVisible && activities.known && !modals.holdsBack ? this.waiting[0] : undefined
  }

  /** Opens pop-ups as they become due. */
  start({ canInstall }: StartupOptions): Stop {
    const { modals } = this.#parts
    this.canInstall = canInstall
    return stopAll([
      reaction(
        () => this.#isVisible,
        (isVisible) => isVisible && this.#seeAfter(LOOK_MS),
        { fireImmediately: true },
      ),
      // One that a tap has opened counts as shown, too.
      reaction(
        () => modals.stack.map(({ name }) => name),
        (open) => this.#follow(open),
      ),
      reaction(
        () => this.due,
        (popup) => popup && this.#open(popup),
        { fireImmediately: true },
      ),
      () => this.#stopLooking(),
    ])
  }

  /** The player has scrolled or tapped. */
  touch(): void {
    this.#seeAfter(TOUCHED_MS)
  }

  /** The player has looked at the page. */
  see(): void {
    this.seen = true
  }

  /** Closes a pop-up and leaves out those that would follow. */
  skipAll(popup: Popup): void {
    this.#markShown(this.waiting)
    this.#parts.modals.close(popup)
  }

  clear(): void {
    // Shown pop-ups belong to the browser session, not to the player.
  }

  get #isVisible(): boolean {
    const { boot } = this.#parts
    return boot.phase === 'ready' && !boot.covered
  }

  #seeAfter(ms: number): void {
    if (this.seen) return
    this.#stopLooking()
    this.#stopLooking = this.#parts.platform.clock.after(ms, () => this.see())
  }

  #open(popup: Popup): void {
    runInAction(() => {
      this.opened = popup
      this.#parts.modals.open(popup)
    })
  }

  #follow(open: readonly string[]): void {
    runInAction(() => {
      if (this.opened && !open.includes(this.opened)) this.opened = null
      this.#markShown(open.filter((name) => POPUPS.has(name)))
    })
  }

  #markShown(popups: readonly string[]): void {
    if (popups.length === 0) return
    this.shown = new Set([...this.shown, ...popups])
    this.#parts.platform.storage.session.set(SHOWN_POPUPS, [...this.shown].join())
  }
}
