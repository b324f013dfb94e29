import type { Reply } from '../../handlers/answer'
import type { Backend } from '../state/backend'
import type { Controls } from './controls'

/** The controls that belong to a session, and how many of their arguments are words of it; a player's token is none. */
const NOTED = {
  fault: 1,
  clearFault: 1,
  clearFaults: 0,
  release: 1,
  latency: 1,
  clearLatency: 0,
  draw: Number.POSITIVE_INFINITY,
  clearDraws: 0,
  round: 1,
  clearRounds: 0,
  config: 1,
  clearConfig: 0,
  grant: 1,
  bet: 1,
  provider: 2,
} satisfies { readonly [K in keyof Controls]?: number }

const NOTED_CLOCK = { set: 1, advance: 1, run: 0 } satisfies { readonly [K in keyof Controls['clock']]?: number }

type Control = (...args: unknown[]) => unknown

/** The controls, which record in the session what they were told, after it has happened. */
export const noteControls = (controls: Controls, { note }: Pick<Backend, 'note'>): Controls => {
  const noted = (control: string, words: number, run: Control): Control => {
    return (...args) => {
      const tell = () => void note({ control, words: args.slice(0, words).map(String) })
      const result = run(...args)
      // Without its word a control only reads.
      if (words === 1 && args.length === 0) return result
      if (!(result instanceof Promise)) {
        tell()
        return result
      }
      return result.then((value: Reply) => {
        tell()
        return value
      })
    }
  }
  const group = <T extends object>(all: T, prefix: string, which: Readonly<Record<string, number>>): T => ({
    ...all,
    // Each stands for the member of its name, with the same parameters and result.
    ...Object.fromEntries(
      Object.entries(which).map(([name, words]) => [
        name,
        noted(prefix + name, words, Reflect.get(all, name) as Control),
      ]),
    ),
  })
  return { ...group(controls, '', NOTED), clock: group(controls.clock, 'clock.', NOTED_CLOCK) }
}
