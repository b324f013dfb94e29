import type { Controls } from './controls'
import type { Mock } from './mock'

/** The controls of the world in this page. What they throw at once they reject with, as a server would. */
export const pageMock = ({ onCall, onChange, clock, ...controls }: Controls): Mock => {
  const later =
    <A extends unknown[], R>(run: (...args: A) => R) =>
    async (...args: A): Promise<Awaited<R>> =>
      await run(...args)
  const asynchronous = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([name, run]) => [name, later(run)]))
  // Every member but the listeners, each with the same parameters; entries lose their names.
  return { ...asynchronous(controls), clock: asynchronous(clock), onCall, onChange } as Mock
}
