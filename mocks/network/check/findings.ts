import type { Call } from '../../../src/contract/core/call'
import type { Reason } from './advice'

/** `writer`: the player of the account that --write changes. */
export type Who = 'visitor' | 'player' | 'writer'

/** What was found about a call made by someone. */
export interface Finding {
  endpoint: string
  who: Who
  verdict: 'valid' | 'broken' | 'skipped'
  /** How often it was made. */
  calls: number
  /** The slowest reply. */
  ms: number
  reasons: Reason[]
  /** Fields of its replies that the contract does not have. */
  unknown: string[]
  /** Why it was not made. */
  skipped?: string
}

/** The findings of a run, a line for each call and caller. */
export class Findings {
  /** Calls without a reply in a row. */
  silent = 0
  readonly #lines = new Map<string, Finding>()

  #line(who: Who, { name }: Call): Finding {
    const key = `${who} ${name}`
    const line = this.#lines.get(key) ?? {
      endpoint: name,
      who,
      verdict: 'skipped',
      calls: 0,
      ms: 0,
      reasons: [],
      unknown: [],
    }
    this.#lines.set(key, line)
    return line
  }

  called(who: Who, call: Call, ms: number): void {
    const line = this.#line(who, call)
    line.calls++
    line.ms = Math.max(line.ms, Math.round(ms))
    if (line.verdict === 'skipped') line.verdict = 'valid'
    delete line.skipped
  }

  fail(who: Who, call: Call, reason: Reason): void {
    const line = this.#line(who, call)
    line.verdict = 'broken'
    if (!line.reasons.some(({ what }) => what === reason.what)) line.reasons.push(reason)
  }

  /** Notes fields that the contract does not have; the app passes over them. */
  note(who: Who, call: Call, fields: readonly string[]): void {
    const line = this.#line(who, call)
    line.unknown = [...new Set([...line.unknown, ...fields])]
  }

  /** A call that was made in the meantime is not skipped. */
  skip(who: Who, call: Call, why: string): void {
    const line = this.#line(who, call)
    if (line.calls === 0) line.skipped ??= why
  }

  has(who: Who, call: Call): boolean {
    return this.#lines.has(`${who} ${call.name}`)
  }

  get all(): readonly Finding[] {
    return [...this.#lines.values()]
  }
}
