/** How much a round won: nothing, no more than the bet, more, and from 10, 50 and 200 times the bet. */
export type WinTier = 0 | 1 | 2 | 3 | 4 | 5

export const tierOf = (win: number, bet: number): WinTier => {
  if (win === 0) return 0
  if (win <= bet) return 1
  if (win < 10 * bet) return 2
  if (win < 50 * bet) return 3
  return win < 200 * bet ? 4 : 5
}
