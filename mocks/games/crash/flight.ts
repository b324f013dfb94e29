import { MOST_MULTIPLIER, multiplierAt } from '../../world/game/rules/crash'
import { pause, STEP_MS, still } from '../kit/dom'
import { query } from '../kit/host'
import { NO_REPLY, type PlayReply } from '../messages'

export type Flight = PlayReply<'crashLook'>

/** How often the world is asked how the flight stands, ms. Reduced motion steps as often. */
const LOOK_MS = 250

export interface Watch {
  /** The multiplier that is on screen, hundredths. */
  seen: () => number
  stop: () => void
}

interface Watchers {
  /** When the flight starts, on the page's clock; again if the world's is ahead. */
  onStart: (start: number) => void
  /** Every step of the flight: ms since its start, negative before, and the multiplier. */
  onStep: (ms: number, multiplier: number) => void
  /** Every reply; the last one says where it crashed. */
  onLook: (flight: Flight) => void
  onLost: () => void
  /** The world no longer answers for this flight. */
  onRefused: (code: number) => void
}

/** Follows a flight to its end: shown by the frame's own clock, which every look sets by the world's. */
export const watchFlight = (first: Flight, { onStart, onStep, onLook, onLost, onRefused }: Watchers): Watch => {
  let running = true
  let multiplier = 100
  let start = performance.now() - first.elapsed
  onStart(start)

  const step = async (): Promise<void> => {
    while (running) {
      const ms = performance.now() - start
      multiplier = Math.min(MOST_MULTIPLIER, multiplierAt(Math.floor(ms)))
      onStep(ms, multiplier)
      await pause(still() ? LOOK_MS : STEP_MS)
    }
  }

  const look = async (): Promise<void> => {
    while (running) {
      await pause(LOOK_MS)
      const sentAt = performance.now()
      const answer = await query('crashLook', {})
      if (!running) return
      if (answer.ok) {
        const seen = sentAt - answer.value.elapsed
        // A late reply sets the clock back by no more than its delay; one that falls behind stands still, as the world's.
        if (seen < start || seen > start + LOOK_MS) {
          start = seen
          onStart(start)
        }
        onLook(answer.value)
      } else if (answer.code === NO_REPLY) onLost()
      else {
        running = false
        onRefused(answer.code)
      }
    }
  }
  void step()
  void look()
  return {
    seen: () => multiplier,
    stop: () => {
      running = false
    },
  }
}
