import { type IObservableValue, observable, runInAction } from 'mobx'
import { texts } from '../../src/i18n'
import type { Platform } from '../../src/platform'
import { RootStore } from '../../src/stores/root/RootStore'
import type { VipTheme } from '../../src/theme/vip'

let latest: StoryRoot | undefined

/** The product's stores, with a theme that can change while the story is shown. */
export class StoryRoot extends RootStore {
  /** The theme of the toolbar; null = the player's. */
  readonly vip: IObservableValue<VipTheme | null>
  /** Sends nothing from now on: the next story's world would answer it. */
  readonly close: () => void

  constructor(platform: Platform, vip: VipTheme | null, players: VipTheme) {
    const closed = new AbortController()
    super(platform, {
      fetch: (input, init) => (closed.signal.aborted ? new Promise(() => undefined) : fetch(input, init)),
      ownGames: true,
      language: () => texts.wanted,
      // As a returning player starts, in their own theme.
      last: { showType: players, waiting: false, played: false },
    })
    this.vip = observable.box(vip)
    this.close = () => closed.abort()
    latest = this
  }

  override get showType(): VipTheme {
    return this.vip.get() ?? super.showType
  }
}

/** Changes the theme of the present story without remounting it. */
export const showTheme = (vip: VipTheme): void => {
  runInAction(() => latest?.vip.set(vip))
  document.documentElement.dataset['vip'] = String(vip)
}
