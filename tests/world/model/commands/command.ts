import fc from 'fast-check'
import type { Fixture } from '../fixture/fixture'

export type Command = fc.AsyncCommand<object, Fixture>

/** Creates a command; `execute` returns a short description of the outcome for the trail. */
export const command = (name: string, execute: (fixture: Fixture) => Promise<string>): Command => {
  let described = name
  return {
    check: () => true,
    run: async (_model, fixture) => {
      fixture.counts.commands += 1
      fixture.trail.push(name)
      described = await execute(fixture)
      fixture.trail[fixture.trail.length - 1] = described
    },
    toString: () => described,
  }
}

/** One of four tabs: two of the persona, two for other players. */
export const tabs: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  fc.constant(1),
  fc.constant(2),
  fc.constant(2),
  fc.constant(3),
)

/** Time between two commands of a ticking clock, ms. */
export const pauses: fc.Arbitrary<number> = fc.constantFrom(0, 1, 40, 700, 1_700, 11_000)
