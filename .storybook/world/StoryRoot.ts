import { type IObservableValue, observable, runInAction } from 'mobx'
import { texts } from '../../src/i18n'
import type { Platform } from '../../src/platform'
import { RootStore } from '../../src/stores/core/RootStore'
import type { VipTheme } from '../../src/theme/vip'

let latest: StoryRoot | undefined

/** The product's stores, with a theme that can change while the story is shown. */
export class StoryRoot extends RootStore {
  /** The theme of the toolbar; null = the player's. */
  readonly vip: IObservableValue<VipTheme | null>

  constructor(platform: Platform, vip: VipTheme | null, players: VipTheme) {
    super(platform, {
      ownGames: true,
      language: () => texts.wanted,
      // As a returning player starts, in his own theme.
      last: { showType: players, waiting: false, played: false },
    })
    this.vip = observable.box(vip)
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
