import { device } from './device'

/** The first bet that a game offers, cents. */
const FIRST = 200

const keyOf = (gameId: number): string => `stake-${gameId}`

/** Where the last bet of this game on this device is among those on offer; before the first bet, where 2.00 is. */
export const firstStake = (gameId: number, stakes: readonly number[]): number => {
  const wanted = Number(device.read(keyOf(gameId)) ?? FIRST)
  return Math.max(
    0,
    stakes.findLastIndex((stake) => stake <= wanted),
  )
}

export const rememberStake = (gameId: number, stake: number): void => device.write(keyOf(gameId), String(stake))
