import { makeAutoObservable, runInAction } from 'mobx'
import type { Stop } from '../../platform/clock'
import type { Device } from '../../platform/device/device'
import { canInstall, isInstalled } from '../../platform/device/install'
import { promptInstall, watchInstall } from '../../platform/device/installPrompt'
import { keepStorage } from '../../platform/storage/persist'
import type { FeatureStore, RootStore } from '../root/RootStore'

/** The app on the home screen: whether it is there, and the browser's dialog that puts it there (spec §4). */
export class InstallStore implements FeatureStore {
  /** False where the player has to use the browser's menu. */
  offered = false
  installed = false

  readonly #root: Pick<RootStore, 'track'>
  readonly #device: Device

  constructor(root: Pick<RootStore, 'platform' | 'track'>) {
    this.#root = root
    this.#device = root.platform.device
    makeAutoObservable(this)
  }

  /** Listens to the browser's offers. */
  subscribe(): Stop {
    this.installed = isInstalled(this.#device)
    return watchInstall(
      (offered) => runInAction(() => (this.offered = offered)),
      () => this.#done(),
    )
  }

  /** Whether it can be installed with this browser. */
  canInstall(): boolean {
    return canInstall(this.#device)
  }

  /** Shows the browser's dialog. */
  async install(): Promise<void> {
    this.offered = false
    if (await promptInstall()) this.#done()
  }

  clear(): void {
    // The app on the home screen belongs to the device, not to the player.
  }

  #done(): void {
    // Both the dialog and the browser report it.
    if (this.installed) return
    runInAction(() => (this.installed = true))
    this.#root.track('install', {})
    void keepStorage()
  }
}
