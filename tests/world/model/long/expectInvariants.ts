import { expect } from 'vitest'
import { runWalks } from '../run/run'
import type { Walk } from '../run/walk'

/** Walks this many commands from a random seed; throws at the first violation. */
export const expectInvariants = async (walk: Walk, wanted: number): Promise<void> => {
  const { commands, done, refused, faulted } = await runWalks(walk, wanted)
  expect(commands).toBeGreaterThanOrEqual(wanted)
  // Far below what is usual, as the seed is random: of 2,000 commands 40 to 130 have faults.
  for (const count of [done, refused, faulted]) expect(count).toBeGreaterThan(10)
}
