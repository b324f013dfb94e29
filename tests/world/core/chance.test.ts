import { describe, expect, it } from 'vitest'
import { chanceFor, hash32 } from '../../../mocks/world/core/chance'

describe('random numbers', () => {
  it('[MOCK-03] are the same in every release: a noted seed still gives its world', () => {
    const chance = chanceFor(1, 'golden', 7)
    expect([chance.unit(), chance.unit(), chance.unit()]).toEqual([
      0.43728568591177464, 0.19269691337831318, 0.4574716086499393,
    ])
    expect([hash32(1, 'a', 'b'), hash32('')]).toEqual([3177302923, 90457223])
  })

  it('[MOCK-03] depend on the entity: other parts, or the same in another order, give others', () => {
    const firsts = [
      chanceFor(1, 'spin', 2),
      chanceFor(2, 'spin', 1),
      chanceFor(1, 'spin', 3),
      chanceFor(1, 'spi', 'n2'),
      chanceFor(1, 'spin2'),
    ].map((chance) => chance.unit())
    expect(new Set(firsts).size).toBe(firsts.length)
  })

  it('[MOCK-03] include both ends of a range and every item of a list', () => {
    const chance = chanceFor(1, 'ends')
    const thrown = Array.from({ length: 600 }, () => chance.int(3, 8))
    expect([...new Set(thrown)].sort()).toEqual([3, 4, 5, 6, 7, 8])
    const picked = Array.from({ length: 100 }, () => chance.pick(['a', 'b', 'c']))
    expect([...new Set(picked)].sort()).toEqual(['a', 'b', 'c'])
    expect(() => chance.pick([])).toThrow('nothing to pick from')
  })

  it('[MOCK-03] hit with the given probability', () => {
    const chance = chanceFor(1, 'hits')
    const hits = (probability: number) =>
      Array.from({ length: 1000 }, () => chance.hit(probability)).filter(Boolean).length
    expect([hits(0), hits(1)]).toEqual([0, 1000])
    expect(hits(0.3)).toBeGreaterThan(240)
    expect(hits(0.3)).toBeLessThan(360)
  })
})
