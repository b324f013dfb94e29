import { expect, it } from 'vitest'
import { walkAlong } from './run/run'
import { walks } from './run/walk'

const DEEDS = { usual: 14_000, full: 3_200_000 }

it('[MOCK-03] a new player keeps the world to its promises, whatever is called, repeated, raced or interrupted', {
  timeout: 3_600_000,
}, async () => {
  const { commands, done, refused, faulted } = await walkAlong(walks.lean, DEEDS)
  expect(commands).toBeGreaterThanOrEqual(DEEDS.usual)
  for (const share of [done, refused, faulted]) expect(share / commands).toBeGreaterThan(0.02)
})
