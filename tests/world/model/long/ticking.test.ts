import { expect, it } from 'vitest'
import { runWalks } from '../run/run'
import { walks } from '../run/walk'

const COMMANDS = 5_000

it('[MOCK-03] the invariants hold while the clock ticks', { timeout: 3_600_000 }, async () => {
  const { commands, done, refused, faulted } = await runWalks(walks.ticking, COMMANDS)
  expect(commands).toBeGreaterThanOrEqual(COMMANDS)
  for (const share of [done, refused, faulted]) expect(share / commands).toBeGreaterThan(0.02)
})
