import { expect, it } from 'vitest'
import { JACKPOTS, jackpotOf, SECTORS, wheelSpin } from '../../../src/domain/jackpot/wheel'

/** The jackpot under the pointer after turning clockwise by `degrees`. */
const sectorUnderPointer = (degrees: number) => SECTORS[((360 - (degrees % 360)) % 360) / 90]

it('[JACK-06] four sectors, clockwise Mega, Mini, Major, Minor', () => {
  expect(SECTORS).toEqual(['mega', 'mini', 'major', 'minor'])
})

it.each(JACKPOTS)('[JACK-06] %s: 1800 degrees plus its offset, 4 to 6 s, and it stops under the pointer', (jackpot) => {
  const { degrees, duration } = wheelSpin(jackpot)
  expect(degrees - 1800).toBeGreaterThanOrEqual(0)
  expect(degrees - 1800).toBeLessThan(360)
  expect(degrees % 90).toBe(0)
  expect(duration).toBeGreaterThanOrEqual(4000)
  expect(duration).toBeLessThanOrEqual(6000)
  expect(sectorUnderPointer(degrees)).toBe(jackpot)
  expect(wheelSpin(jackpot)).toEqual({ degrees, duration })
})

it('[JACK-06] worked offsets: a clockwise turn moves the sector at its angle to the top', () => {
  expect(JACKPOTS.map((jackpot) => wheelSpin(jackpot).degrees)).toEqual([1800, 1980, 1890, 2070])
})

it('[JACK-06] turns the longer the farther its sector is, evenly from 4 to 6 s', () => {
  expect(JACKPOTS.map((jackpot) => wheelSpin(jackpot).duration)).toEqual([4000, 5333, 4667, 6000])
})

it('[REW-01] 50001 to 50004 name the four jackpots, nothing else does', () => {
  expect([50000, 50001, 50002, 50003, 50004, 50005, 2001].map(jackpotOf)).toEqual([null, ...JACKPOTS, null, null])
})
