import fc from 'fast-check'
import type { Stage } from '../fixture/fixture'

/** One thing that happens to a world. */
export type Deed = fc.AsyncCommand<object, Stage>

/** A deed from what it does; it tells in a few words what came of it. */
export const deed = (name: string, act: (stage: Stage) => Promise<string>): Deed => {
  let told = name
  return {
    check: () => true,
    run: async (_model, stage) => {
      stage.counts.commands += 1
      stage.trail.push(name)
      told = await act(stage)
      stage.trail[stage.trail.length - 1] = told
    },
    toString: () => told,
  }
}

/** One of four tabs: two of the persona's, two for whoever signs in there. */
export const tabs: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  fc.constant(1),
  fc.constant(2),
  fc.constant(2),
  fc.constant(3),
)

/** How long passes between two deeds where the clock ticks, ms. */
export const pauses: fc.Arbitrary<number> = fc.constantFrom(0, 1, 40, 700, 1_700, 11_000)
