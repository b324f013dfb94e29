import { describe, expect, it } from 'vitest'
import { INVARIANTS } from '../checks/invariants'
import { type Mutant, mutants } from '../run/mutants'
import { commandFor, runRound } from '../run/run'
import { emptyStats, type Walk, walks } from '../run/walk'

const SEED = 3
/** A seed whose finding shrinks. */
const SHRINKING_SEED = 9
/** A bug must be found within this many walks. */
const WALKS = 200

/** A planted bug disturbs races and replays, so these run only for the invariants about them. */
const walkFor = ({ breaks, walk, often }: Mutant): Walk => {
  const { shares, ...rest } = walks[walk]
  return {
    ...rest,
    ...(often && { often }),
    shares: { ...shares, race: breaks === 'I12' ? shares.race : 0, state: breaks === 'I8' ? shares.state : 0 },
  }
}
const bugOf = ({ breaks, plant }: Mutant) => ({ plant, replays: breaks === 'I8' })

describe('the model-based tests', () => {
  it.each(mutants)('[MOCK-03] find $name by invariant $breaks', async (mutant) => {
    const stats = emptyStats()
    const found = await runRound(walkFor(mutant), stats, {
      seed: SEED,
      walks: WALKS,
      bug: bugOf(mutant),
      stopAtFirst: true,
    })
    expect(found?.message).toContain(INVARIANTS[mutant.breaks])
    expect(found?.invariant).toBe(mutant.breaks)
  })

  it('[MOCK-03] are checked with a bug for every invariant', () => {
    expect(new Set(mutants.map(({ breaks }) => breaks))).toEqual(new Set(Object.keys(INVARIANTS)))
  })

  it('[MOCK-03] shrink a finding to a few commands, and reproduce it', async () => {
    const mutant = mutants.find(({ name }) => name === 'a reply with an outdated balance')
    if (!mutant) throw new Error('the bug is gone')
    const walk = walkFor(mutant)
    const found = await runRound(walk, emptyStats(), { seed: SHRINKING_SEED, walks: WALKS, bug: bugOf(mutant) })
    expect(found?.trail.length).toBeLessThanOrEqual(3)
    if (!found) return
    expect(commandFor(found.replay)).toMatch(
      /^npm run world:replay -- --walk=newcomer --seed=9 --path=[\d:]+ --commands=\S+$/,
    )
    const stats = emptyStats()
    const replay = await runRound(walk, stats, {
      seed: SHRINKING_SEED,
      walks: WALKS,
      bug: bugOf(mutant),
      replay: found.replay,
    })
    expect([replay?.invariant, replay?.trail, stats.walks]).toEqual([found.invariant, found.trail, 1])
  })
})
