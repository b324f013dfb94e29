import { describe, expect, it } from 'vitest'
import { ensureSpace } from '../../scripts/space.mjs'

describe('a run on a full disk', () => {
  it('ends before it begins, and says what is free and what it needs', () => {
    expect(() => ensureSpace('.', 1e12)).toThrow(/nearly full: \d+ MB are free in .+, and this needs 1000000000000 MB/)
  })

  it('begins where there is room', () => {
    expect(() => ensureSpace('.', 0)).not.toThrow()
  })
})
