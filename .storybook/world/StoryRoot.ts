import { type IObservableValue, observable, runInAction } from 'mobx'
import { isBuiltIn } from '../../src/app/routing/route'
import { routes } from '../../src/app/routing/routes'
import { texts } from '../../src/i18n'
import type { Platform } from '../../src/platform'
import { RootStore } from '../../src/stores/core/RootStore'
import type { VipTheme } from '../../src/theme/vip'

const isBuilt = (path: string) => isBuiltIn(routes, path)

let latest: StoryRoot | undefined

/** The product's stores, with a theme that can change while the story is shown. */
export class StoryRoot extends RootStore {
  readonly vip: IObservableValue<VipTheme>

  constructor(platform: Platform, vip: VipTheme) {
    super(platform, { ownGames: true, isBuilt, language: () => texts.wanted })
    this.vip = observable.box(vip)
    latest = this
  }

  override get showType(): VipTheme {
    return this.vip.get()
  }
}

/** Changes the theme of the present story without remounting it. */
export const showTheme = (vip: VipTheme): void => {
  runInAction(() => latest?.vip.set(vip))
  document.documentElement.dataset['vip'] = String(vip)
}
