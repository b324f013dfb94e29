/** The chips on the table, by spot, cents. */
export interface Bets {
  add: (spot: string, chip: number) => void
  undo: () => void
  /** Takes the last chip off a spot. */
  take: (spot: string) => void
  clear: () => void
  /** Puts the last round's chips back. */
  again: () => void
  /** Remembers the present chips, and takes them off. */
  played: () => void
  bySpot: () => ReadonlyMap<string, number>
  sum: () => number
  hasLast: () => boolean
}

export const createBets = (): Bets => {
  let placed: readonly (readonly [spot: string, chip: number])[] = []
  let last: typeof placed = []
  const bySpot = () => {
    const sums = new Map<string, number>()
    for (const [spot, chip] of placed) sums.set(spot, (sums.get(spot) ?? 0) + chip)
    return sums
  }
  return {
    add: (spot, chip) => {
      placed = [...placed, [spot, chip]]
    },
    undo: () => {
      placed = placed.slice(0, -1)
    },
    take: (spot) => {
      const at = placed.findLastIndex(([on]) => on === spot)
      placed = placed.filter((_, index) => index !== at)
    },
    clear: () => {
      placed = []
    },
    again: () => {
      placed = last
    },
    played: () => {
      last = placed
      placed = []
    },
    bySpot,
    sum: () => placed.reduce((sum, [, chip]) => sum + chip, 0),
    hasLast: () => last.length > 0,
  }
}
