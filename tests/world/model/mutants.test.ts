import { describe, expect, it } from 'vitest'
import { PROMISES } from './checks/invariants'
import { type Mutant, mutants } from './run/mutants'
import { commandFor, walkRound } from './run/run'
import { noTally, type Walk, walks } from './run/walk'

const SEED = 7
/** A bug must show itself within so many walks. */
const WALKS = 200

/** Journals and races know nothing of a planted bug: only the promises about them may be broken by them. */
const walkFor = ({ breaks, walk }: Mutant): Walk => {
  const { shares, ...rest } = walks[walk]
  return {
    ...rest,
    shares: { ...shares, race: breaks === 'I12' ? shares.race : 0, state: breaks === 'I8' ? shares.state : 0 },
  }
}
const bugOf = ({ breaks, plant }: Mutant) => ({ plant, replays: breaks === 'I8' })

describe('the harness', () => {
  it.each(mutants)('[MOCK-03] finds $name by promise $breaks', async (mutant) => {
    const tally = noTally()
    const found = await walkRound(walkFor(mutant), tally, { seed: SEED, walks: WALKS, bug: bugOf(mutant), hasty: true })
    expect(found?.message).toContain(PROMISES[mutant.breaks])
    expect(found?.promise).toBe(mutant.breaks)
  })

  it('[MOCK-03] has a bug for every promise', () => {
    expect(new Set(mutants.map(({ breaks }) => breaks))).toEqual(new Set(Object.keys(PROMISES)))
  })

  it('[MOCK-03] shrinks what it finds to a few deeds, and makes just these again', async () => {
    const mutant = mutants.find(({ name }) => name === 'a reply with the coin of before')
    if (!mutant) throw new Error('the bug is gone')
    const walk = walkFor(mutant)
    const found = await walkRound(walk, noTally(), { seed: SEED, walks: WALKS, bug: bugOf(mutant) })
    expect(found?.trail.length).toBeLessThanOrEqual(3)
    if (!found) return
    expect(commandFor(found.again)).toMatch(/^npm run world:replay -- --walk=lean --seed=7 --path=[\d:]+ --deeds=\S+$/)
    const tally = noTally()
    const again = await walkRound(walk, tally, { seed: SEED, walks: WALKS, bug: bugOf(mutant), again: found.again })
    expect([again?.promise, again?.trail, tally.walks]).toEqual([found.promise, found.trail, 1])
  })
})
