import type { Chance } from '../../core/chance'

export type Volatility = 'low' | 'medium' | 'high'

/** Symbols are numbers, the rarest first; each game dresses them in its own art. */
export const SYMBOLS = 8
/** The symbol that starts the free spins. */
export const SCATTER = 8
/** Occurrences of each symbol in a hundred stops, the scatter last. */
const weights = [2, 5, 8, 10, 13, 15, 20, 24, 3]
const strip = weights.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol))

export const REELS = 5
const ROWS = 3

/** Rows of the ten lines, reel by reel. */
export const slotLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
]

/** Payout of three, four and five from the left, in multiples of the line's share of the bet, by symbol. */
export const slotPays: Readonly<Record<Volatility, readonly (readonly [number, number, number])[]>> = {
  low: [
    [100, 300, 1000],
    [60, 200, 600],
    [40, 120, 400],
    [30, 90, 300],
    [25, 70, 200],
    [22, 60, 150],
    [20, 45, 110],
    [19, 40, 90],
  ],
  medium: [
    [200, 800, 2500],
    [80, 300, 1200],
    [60, 200, 700],
    [45, 150, 500],
    [35, 100, 350],
    [25, 75, 250],
    [17, 50, 150],
    [11, 34, 95],
  ],
  high: [
    [300, 2000, 10_000],
    [150, 600, 3000],
    [100, 400, 2000],
    [70, 250, 1000],
    [40, 150, 600],
    [24, 87, 275],
    [14, 42, 140],
    [8, 23, 70],
  ],
}

/** So many scatters anywhere start so many free spins, whose lines pay so many times as much and start no others. */
export const freeSpins = { scatters: 3, spins: 8, times: 2 } as const

/** Fewest symbols that pay. */
export const FEWEST = 3

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)

/** Probability that a spin starts the free spins. */
const freeChance = (): number => {
  const cells = REELS * ROWS
  const p = (weights[SCATTER] ?? 0) / strip.length
  const chanceOf = (count: number) => choose(cells, count) * p ** count * (1 - p) ** (cells - count)
  return 1 - chanceOf(0) - chanceOf(1) - chanceOf(2)
}

/** What five of a kind on one line pay, in multiples of the bet, and their probability in a spin, free spins included. */
export const fullLines = (volatility: Volatility): { times: number; chance: number }[] =>
  slotPays[volatility].flatMap(([, , five], symbol) => {
    const times = five / slotLines.length
    const chance = slotLines.length * ((weights[symbol] ?? 0) / strip.length) ** REELS
    return [
      { times, chance },
      { times: times * freeSpins.times, chance: chance * freeChance() * freeSpins.spins },
    ]
  })

/** Return to player, hundredths of a percent, by computation: all stops are independent. */
export const slotRtp = (volatility: Volatility): number => {
  const line = slotPays[volatility].reduce((sum, pays, symbol) => {
    const p = (weights[symbol] ?? 0) / strip.length
    const [three, four, five] = pays
    return sum + p ** 3 * (1 - p) * three + p ** 4 * (1 - p) * four + p ** 5 * five
  }, 0)
  return Math.round(10_000 * line * (1 + freeChance() * freeSpins.spins * freeSpins.times))
}

/** A paid line: number, symbol, how many of them, and win in cents. */
export interface SlotLine {
  line: number
  symbol: number
  count: number
  win: number
}

/** Reels at rest; money in cents. */
export interface SlotStop {
  /** Five reels of three symbols, from the top. */
  reels: number[][]
  lines: SlotLine[]
  win: number
}

/** A spin; its win is that of the free spins, too. */
export interface SlotOutcome extends SlotStop {
  free: SlotStop[]
}

/** Cells of each line, counted down the reels. */
const lineCells = slotLines.map((rows) => rows.map((row, reel) => reel * ROWS + row))

/** How many of the first cell's kind a line has from the left. */
const runOf = (cells: readonly number[], line: readonly number[], symbol: number): number => {
  let count = 1
  while (count < REELS && cells[line[count] ?? 0] === symbol) count++
  return count
}

const drawCells = (chance: Chance): number[] => {
  const cells: number[] = []
  for (let cell = 0; cell < REELS * ROWS; cell++) cells.push(strip[chance.int(0, strip.length - 1)] ?? 0)
  return cells
}

const symbols = Array.from({ length: SYMBOLS }, (_, symbol) => symbol)

/** Cells whose first line has these symbols: no other line pays, and there are no more scatters. */
export const cellsWithLine = (chance: Chance, line: readonly number[]): number[] => {
  const pairWithout = (...not: number[]): [number, number] => {
    const others = symbols.filter((symbol) => !not.includes(symbol))
    return [chance.pick(others), chance.pick(others)]
  }
  // Every other line takes two different symbols from the first two reels.
  const start = line.slice(0, 2)
  const first = pairWithout(...start)
  const second = pairWithout(...start, ...first)
  return line.flatMap((symbol, reel) => {
    const [above, below] = [first, second][reel] ?? pairWithout()
    return [above, symbol, below]
  })
}

const stopAt = (cells: readonly number[], volatility: Volatility, share: number): SlotStop => {
  const table = slotPays[volatility]
  const lines: SlotLine[] = []
  let win = 0
  // Plain loops: a million spins prove the return to player.
  for (let line = 0; line < lineCells.length; line++) {
    const own = lineCells[line] ?? []
    const symbol = cells[own[0] ?? 0] ?? SCATTER
    const count = runOf(cells, own, symbol)
    const pays = count < FEWEST ? undefined : table[symbol]?.[count - FEWEST]
    if (pays === undefined) continue
    lines.push({ line, symbol, count, win: share * pays })
    win += share * pays
  }
  const reels: number[][] = []
  for (let reel = 0; reel < REELS; reel++) reels.push(cells.slice(reel * ROWS, (reel + 1) * ROWS))
  return { reels, lines, win }
}

const countScatters = (reels: readonly (readonly number[])[]): number => {
  let count = 0
  for (const reel of reels) for (const symbol of reel) if (symbol === SCATTER) count++
  return count
}

/** A spin with the free spins it starts. The bet must be divisible by the number of lines. */
export const spinReels = (
  chance: Chance,
  volatility: Volatility,
  bet: number,
  cells = drawCells(chance),
): SlotOutcome => {
  const share = bet / slotLines.length
  const first = stopAt(cells, volatility, share)
  if (countScatters(first.reels) < freeSpins.scatters) return { ...first, free: [] }
  const free = Array.from({ length: freeSpins.spins }, () =>
    stopAt(drawCells(chance), volatility, share * freeSpins.times),
  )
  return { ...first, free, win: free.reduce((sum, { win }) => sum + win, first.win) }
}
