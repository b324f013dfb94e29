import { contract } from '../../../src/contract'
import type { Call } from '../../../src/contract/core/call'
import type { Reason } from './advice'
import { Checker, StepFailed, WalkFailed } from './checker'
import { type Finding, Findings, type Who } from './findings'
import { access, playerReads } from './reads/playerReads'
import { publicReads } from './reads/publicReads'
import { records } from './reads/records'
import { register, signIn } from './signIn'
import type { Account, Step } from './step'
import { goodbye, writes } from './writes/writes'

export interface CheckOptions {
  baseUrl: string
  /** A player's token; without token and account the player's calls are skipped. */
  token?: string | undefined
  account?: { name: string; password: string } | undefined
  /** Makes the writes, too: with `account`, or else with an account registered under this name. */
  write?: { name: string; password: string } | undefined
  /** Names of calls; others are made only where these need their ids, and reported only when broken. */
  only?: readonly string[] | undefined
  /** Longest wait for a reply, ms. */
  timeout?: number | undefined
  headers?: Record<string, string> | undefined
}

export interface CheckResult {
  verdict: 'valid' | 'invalid'
  reasons: readonly (Reason & { endpoint: string; who: Who })[]
  findings: readonly Finding[]
}

const calls = contract.map(({ call }) => call)

class Run {
  readonly findings = new Findings()
  readonly #options: CheckOptions

  constructor(options: CheckOptions) {
    this.#options = options
  }

  #wants({ name }: Call): boolean {
    return this.#options.only?.includes(name) ?? true
  }

  checker(who: Who, token: string | null): Checker {
    const { baseUrl, timeout = 10_000, headers } = this.#options
    return new Checker({ baseUrl, timeout, headers }, this.findings, who, token)
  }

  /** Runs the steps, each of which may fail without the others. */
  async walk(check: Checker, steps: readonly Step[], account: Account): Promise<void> {
    for (const { covers, run } of steps.filter((one) => one.covers.some((call) => this.#wants(call)))) {
      try {
        await run(check, account)
      } catch (error) {
        if (!(error instanceof StepFailed)) throw error
      }
      for (const call of covers) check.skip(call, 'an earlier call of its step failed')
    }
  }

  async everything(): Promise<void> {
    const { token, account, write } = this.#options
    const visitor = this.checker('visitor', null)
    const reads = [...publicReads, ...playerReads, ...records]
    const nobody: Account = { name: '', password: '', own: false, run: '' }
    await this.walk(visitor, [...publicReads, access], nobody)
    if (token) await this.walk(this.checker('player', token), reads, nobody)
    if (account && !write) {
      const player = this.checker('player', await signIn(visitor, account))
      await this.walk(player, reads, nobody)
    }
    if (!write) return
    const own = { ...(account ?? write), own: !account, run: write.name }
    const writer = this.checker('writer', await (account ? signIn : register)(visitor, own))
    // The reads come after the writes, which give a new account its records; the break and the sign-out end both.
    await this.walk(writer, [...writes, ...reads, ...goodbye], own)
  }

  /** Why a call was not made by anybody. */
  skipRest(): void {
    const made = new Set(this.findings.all.map(({ endpoint }) => endpoint))
    const { write, token, account } = this.#options
    for (const call of calls.filter((one) => !made.has(one.name) && this.#wants(one))) {
      const why = call.effect === 'write' && !write ? 'it writes (--write)' : 'it needs a player (--account or --token)'
      const signedIn = token || account || write
      this.findings.skip('visitor', call, signedIn && why.startsWith('it needs') ? 'the walk ended before' : why)
    }
  }

  get result(): CheckResult {
    const findings = this.findings.all.filter(
      ({ endpoint, verdict }) => verdict === 'broken' || (this.#options.only?.includes(endpoint) ?? true),
    )
    const reasons = findings.flatMap(({ endpoint, who, reasons: own }) => own.map((one) => ({ endpoint, who, ...one })))
    const made = findings.some(({ verdict }) => verdict !== 'skipped')
    const none = { endpoint: '*', who: 'visitor', what: 'no call was checked', todo: 'options' } as const
    const all = made ? reasons : [...reasons, none]
    return { verdict: all.length === 0 ? 'valid' : 'invalid', reasons: all, findings }
  }
}

/** Walks the safe calls of the contract, and the writes if asked to, and judges every reply. */
export const checkContract = async (options: CheckOptions): Promise<CheckResult> => {
  const run = new Run(options)
  try {
    await run.everything()
  } catch (error) {
    if (!(error instanceof WalkFailed)) throw error
  }
  run.skipRest()
  return run.result
}
