import { describe, expect, it } from 'vitest'
import { coverageText, mergeCoverage, readCoverage } from '../../mocks/network/check/coverageMerge'

describe('[MOCK-04] the coverage of several sessions', () => {
  it('adds what each met; never is what none met', () => {
    const merged = mergeCoverage([
      { draw: { met: { 0: 2 }, never: [1001, 1002] }, online: { met: {}, never: [0] } },
      { draw: { met: { 0: 1, 1001: 1 }, never: [1002] } },
    ])
    expect(merged).toEqual({ draw: { met: { 0: 3, 1001: 1 }, never: [1002] }, online: { met: {}, never: [0] } })
    expect(coverageText(merged)).toBe('1 of 2 calls, 2 of 4 codes')
  })

  it.each(['{"draw":7}', '# a note'])('is refused by the name of the file that holds something else: %s', (text) => {
    expect(() => readCoverage('a.json', text)).toThrow('a.json is not the coverage that the panel saves.')
  })
})
