import { expect, it } from 'vitest'
import { waits } from '../../../src/domain/care/limits'

it.each([
  [null, 5_000, false],
  [5_000, 4_999, false],
  [5_000, 5_000, false],
  [5_000, 5_001, true],
  [5_000, null, true],
])('[MEMB-01] from %j to %j a limit waits: %s', (present, wanted, later) => {
  expect(waits(present, wanted)).toBe(later)
})
