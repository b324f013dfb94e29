import { expect, it } from 'vitest'
import { walkAlong } from './run/run'
import { walks } from './run/walk'

const DEEDS = { usual: 5_000, full: 400_000 }

it('[MOCK-03] the promises hold for players with a history and much to claim', { timeout: 3_600_000 }, async () => {
  const { commands, done, refused, faulted } = await walkAlong(walks.rich, DEEDS)
  expect(commands).toBeGreaterThanOrEqual(DEEDS.usual)
  for (const share of [done, refused, faulted]) expect(share / commands).toBeGreaterThan(0.02)
})
