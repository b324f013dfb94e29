import { reaction, runInAction } from 'mobx'
import { type Stop, stopAll } from '../../platform/clock'
import type { RootStore } from '../core/RootStore'

type Parts = Pick<RootStore, 'boot' | 'config' | 'member' | 'modals'>

/**
 * Shows a new VIP level in front of the player, whatever led to it. Until then the old theme stays: during a game, under
 * a modal, and while the page is covered.
 */
export class LevelUp {
  readonly #parts: Parts
  readonly #isPlaying: () => boolean

  constructor(parts: Parts, isPlaying: () => boolean) {
    this.#parts = parts
    this.#isPlaying = isPlaying
  }

  start(): Stop {
    const { config, member, modals } = this.#parts
    const isKnown = (level: number) => config.config?.appVipMap[String(level)] !== undefined
    return stopAll([
      reaction(
        () => member.info?.vip,
        (now, before) => {
          // The first figures of a player are no change, and a level without configuration has nothing to show.
          if (now !== undefined && before !== undefined && now > before && isKnown(now)) this.#hold(before)
        },
      ),
      reaction(
        () => this.#due(),
        (due) => due && modals.open('levelUp', due),
      ),
      // Closed in whatever way: the new theme is shown.
      reaction(
        () => modals.isOpen('levelUp'),
        (open) => open || member.showLevel(),
      ),
    ])
  }

  /** Several levels at once are shown as one, up to the highest. */
  #hold(vip: number): void {
    const { member } = this.#parts
    runInAction(() => {
      member.heldVip ??= vip
    })
  }

  #due(): { from: number; to: number } | null {
    const { boot, member, modals } = this.#parts
    const { heldVip, info } = member
    if (heldVip === null || !info || boot.covered || modals.holdsBack || this.#isPlaying()) return null
    return { from: heldVip, to: info.vip }
  }
}
