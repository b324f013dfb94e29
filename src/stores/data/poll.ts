import { reaction } from 'mobx'
import type { Platform } from '../../platform'
import { nothing, type Stop, stopAll } from '../../platform/clock'

export interface Schedule {
  /** When to read, ms after it began to be open; ascending. */
  delays?: readonly number[]
  /** How often to read after the last of them, ms; absent = not by itself. */
  every?: number
  /** Waits while the page is hidden. */
  visibleOnly?: boolean
}

/** Soon, as most is known within seconds, then ever more seldom. */
export const SOON_MS = [3_000, 8_000, 20_000, 60_000] as const

/**
 * Calls `read` by a schedule while `isOpen`, which is observed, and whenever the page comes back. The schedule starts
 * anew each time that it opens.
 */
export function poll(
  { clock, visibility }: Pick<Platform, 'clock' | 'visibility'>,
  { delays = [], every, visibleOnly = false }: Schedule,
  isOpen: () => boolean,
  read: () => unknown,
): Stop {
  const start = (): Stop => {
    let stop: Stop = nothing
    const wait = (turn: number) => {
      const delay = delays[turn]
      const ms = delay === undefined ? every : delay - (delays[turn - 1] ?? 0)
      if (ms === undefined) return
      stop = clock.after(ms, () => {
        // Before the read, which may close it at once.
        wait(turn + 1)
        if (!(visibleOnly && visibility.hidden())) read()
      })
    }
    wait(0)
    return stopAll([() => stop(), visibility.onShow(() => void read())])
  }
  let stop: Stop = nothing
  const stopWatching = reaction(
    isOpen,
    (open) => {
      stop()
      stop = open ? start() : nothing
    },
    { fireImmediately: true },
  )
  return stopAll([stopWatching, () => stop()])
}
