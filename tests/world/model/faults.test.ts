import { expect, it } from 'vitest'
import { walkAlong } from './run/run'
import { walks } from './run/walk'

const DEEDS = { usual: 7_000, full: 600_000 }

it('[MOCK-03] the promises hold in a storm of faults and races', { timeout: 3_600_000 }, async () => {
  const { commands, done, refused, faulted } = await walkAlong(walks.storm, DEEDS)
  expect(commands).toBeGreaterThanOrEqual(DEEDS.usual)
  for (const share of [done, refused, faulted]) expect(share / commands).toBeGreaterThan(0.02)
})
