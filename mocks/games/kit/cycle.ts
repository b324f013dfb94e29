/** The shortest time from a bet to the next one, in real time and with reduced motion, too, ms. */
export const SLOT_CYCLE = 2_500
export const TABLE_CYCLE = 5_000

export interface Cycle {
  /** A bet was taken. */
  start: () => void
  /** Whether the next bet may be made. */
  isOver: () => boolean
}

/** Keeps a game to its shortest cycle; `onOver` says when the next bet may be made. */
export const createCycle = (ms: number, onOver: () => void): Cycle => {
  let over = true
  return {
    start: () => {
      over = false
      setTimeout(() => {
        over = true
        onOver()
      }, ms)
    },
    isOver: () => over,
  }
}
