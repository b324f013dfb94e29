import { reaction, runInAction } from 'mobx'
import { type Stop, stopAll } from '../../platform/clock'
import { PLAYER_KEYS } from '../data/playerKeys'
import type { RootStore } from '../root/RootStore'

type Parts = Pick<RootStore, 'boot' | 'config' | 'member' | 'modals' | 'platform'>

/**
 * Shows a new VIP level in front of the player, whatever led to it. Until then the old theme stays: during a game, under
 * a modal, and while the page is covered, also over a reload.
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
        () => (config.config && member.info ? member.info.vip : undefined),
        (now, last) => {
          // The first figures are compared with those of the last visit. A level without configuration has nothing to show.
          const before = last ?? this.#shown
          if (now !== undefined && before !== undefined && now > before && isKnown(now)) this.#hold(before)
        },
        { fireImmediately: true },
      ),
      reaction(
        () => (config.config && member.info ? (member.heldVip ?? member.info.vip) : undefined),
        (shown) => shown !== undefined && this.#keep(shown),
        { fireImmediately: true },
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

  /** The level that this player was last shown on this device. */
  get #shown(): number | undefined {
    const { member, platform } = this.#parts
    const [id, level] = platform.storage.local.get(PLAYER_KEYS.shownVip)?.split(' ') ?? []
    return id === member.info?.id && level ? Number(level) : undefined
  }

  #keep(level: number): void {
    const { member, platform } = this.#parts
    if (member.info) platform.storage.local.set(PLAYER_KEYS.shownVip, `${member.info.id} ${level}`)
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
