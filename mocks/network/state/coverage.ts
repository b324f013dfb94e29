import { contract } from '../../../src/contract'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { refusalsOf } from '../../../src/contract/core/refusalsOf'

/** The codes of a call: how often each was met, and the declared ones that never were. */
export interface MetCodes {
  met: Record<number, number>
  never: number[]
}

/** How often each call of the contract was made, and each of its codes met. */
export interface SavedCoverage {
  counts: Readonly<Record<string, number>>
  codes: Readonly<Record<string, Readonly<Record<number, number>>>>
}

export interface Coverage {
  began(endpoint: string): void
  met(endpoint: string, code: number, times?: number): void
  /** Adds what was saved. */
  add(saved: SavedCoverage): void
  counts(): Record<string, number>
  codes(): Record<string, MetCodes>
  save(): SavedCoverage
}

/** Calls outside the contract do not count. */
export const createCoverage = (): Coverage => {
  const calls = new Map(
    contract.map(({ call }) => [
      call.name,
      {
        declared: [0, ...refusalsOf(call).map((name) => REFUSAL[name])],
        count: 0,
        met: new Map<number, number>(),
      },
    ]),
  )
  const met = (endpoint: string, code: number, times = 1) => {
    const codes = calls.get(endpoint)?.met
    codes?.set(code, (codes.get(code) ?? 0) + times)
  }
  const each = <T>(
    read: (call: { declared: readonly number[]; count: number; met: ReadonlyMap<number, number> }) => T,
  ) => Object.fromEntries([...calls].map(([name, call]) => [name, read(call)]))
  return {
    began: (endpoint) => {
      const call = calls.get(endpoint)
      if (call) call.count++
    },
    met,
    add: ({ counts, codes }) => {
      for (const [name, call] of calls) {
        call.count += counts[name] ?? 0
        for (const [code, times] of Object.entries(codes[name] ?? {})) met(name, Number(code), times)
      }
    },
    counts: () => each(({ count }) => count),
    codes: () =>
      each(({ declared, met }) => ({
        met: Object.fromEntries(met),
        never: declared.filter((code) => !met.has(code)),
      })),
    save: () => ({ counts: each(({ count }) => count), codes: each(({ met }) => Object.fromEntries(met)) }),
  }
}
