import { reaction } from 'mobx'
import type { Platform } from '../../platform'
import { nothing, type Stop, stopAll } from '../../platform/clock'
import type { Mutation } from './Mutation'

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

/** Keeps finding out what a write with an unknown outcome did: soon, and whenever the page comes back; later only on request. */
export const pollOutcome = (
  platform: Pick<Platform, 'clock' | 'visibility'>,
  mutation: Pick<Mutation<unknown, never>, 'state' | 'reconcile'>,
): Stop =>
  poll(
    platform,
    { delays: SOON_MS },
    // One that is being read has not been found out: the schedule goes on.
    () => mutation.state.name === 'unknown' || mutation.state.name === 'checking',
    () => mutation.reconcile(),
  )
