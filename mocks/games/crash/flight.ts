import { MOST_MULTIPLIER, multiplierAt } from '../../world/game/rules/crash'
import { pause, STEP_MS, still } from '../kit/dom'
import { request } from '../kit/host'
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
}

/** Whether a bet without a reply was placed after `since` (`performance.now()`): its flight, asked for until the world answers. */
export const findFlight = async (since: number): Promise<Flight | null> => {
  for (;;) {
    const answer = await request('crashLook', {})
    // An older flight has been in the air for longer.
    if (answer.ok) return answer.value.elapsed < performance.now() - since ? answer.value : null
    if (answer.code !== NO_REPLY) return null
    await pause(LOOK_MS)
  }
}

/** Follows a flight to its end: shown by the frame's own clock, decided by the world's. */
export const watchFlight = (first: Flight, { onStart, onStep, onLook, onLost }: Watchers): Watch => {
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
      const answer = await request('crashLook', {})
      if (!running) return
      if (answer.ok) {
        // Late replies would only set the clock back.
        const ahead = sentAt - answer.value.elapsed
        if (ahead < start) {
          start = ahead
          onStart(start)
        }
        onLook(answer.value)
      } else if (answer.code === NO_REPLY) onLost()
      else running = false
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
