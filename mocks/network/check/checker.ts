import type { Call, ReplyOf, RequestOf } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import type { Advice } from './advice'
import type { Findings, Who } from './findings'
import { type Judgement, judge } from './judge'
import { post, type Target } from './post'

/** Ends the present step; its reason is already recorded. */
export class StepFailed extends Error {}
/** Ends the run: everything left would fail for the same reason. */
export class WalkFailed extends Error {}

/** Calls without any reply in a row after which a server counts as dead. */
const DEAD_AFTER = 3

const nameOf = (code: number): string => {
  const name = Object.entries(REFUSAL).find(([, one]) => one === code)?.[0]
  return `code ${code}${name ? ` (${name})` : ''}`
}

/** Makes calls as one visitor or player, and records what it finds. */
export class Checker {
  readonly who: Who
  readonly token: string | null
  readonly #target: Target
  readonly #findings: Findings

  constructor(target: Target, findings: Findings, who: Who, token: string | null) {
    this.#target = target
    this.#findings = findings
    this.who = who
    this.token = token
  }

  /** The same server with another token. */
  as(who: Who, token: string | null): Checker {
    return new Checker(this.#target, this.#findings, who, token)
  }

  /** Makes a call that must succeed, and returns its valid reply. */
  async call<C extends Call>(call: C, request: RequestOf<C>): Promise<ReplyOf<C>> {
    const judged = await this.attempt(call, request)
    // The reply was validated by the call's own schema.
    if ('reply' in judged) return judged.reply as ReplyOf<C>
    if ('code' in judged && judged.code === REFUSAL.unauthorized && this.token) {
      this.fail(call, 'token', 'the token is refused')
      throw new WalkFailed()
    }
    if ('code' in judged) this.fail(call, 'refused', `refused with ${nameOf(judged.code)}`)
    throw new StepFailed()
  }

  /** Makes a call that must be refused, by this code if one is given. */
  async refused<C extends Call>(call: C, request: RequestOf<C>, because: string, by?: number): Promise<void> {
    const judged = await this.attempt(call, request)
    const todo = call.effect === 'read' ? 'access' : 'effect'
    if ('reply' in judged) this.fail(call, todo, `succeeds ${because}`)
    if ('code' in judged && by !== undefined && judged.code !== by)
      this.fail(call, todo, `is refused with ${nameOf(judged.code)} ${because}; ${nameOf(by)} is right`)
  }

  /** Makes a call that may be refused; anything wrong with the reply is recorded. */
  async attempt<C extends Call>(call: C, request: RequestOf<C>): Promise<Judgement> {
    const started = performance.now()
    const judged = judge(call, await post(this.#target, call, request, this.token))
    this.#findings.called(this.who, call, performance.now() - started)
    if (!('wrong' in judged)) {
      this.#findings.silent = 0
      if ('reply' in judged) this.#findings.note(this.who, call, judged.unknown)
      return judged
    }
    for (const { what, todo } of judged.wrong) this.fail(call, todo, what)
    const unanswered = judged.wrong.some(({ todo }) => todo === 'connection' || todo === 'timeout')
    this.#findings.silent = unanswered ? this.#findings.silent + 1 : 0
    if (this.#findings.silent >= DEAD_AFTER) throw new WalkFailed()
    return judged
  }

  /** Records a reason unless it holds. */
  expect(holds: boolean, call: Call, todo: Advice, what: string): void {
    if (!holds) this.fail(call, todo, what)
  }

  fail(call: Call, todo: Advice, what: string): void {
    this.#findings.fail(this.who, call, { what, todo })
  }

  skip(call: Call, why: string): void {
    this.#findings.skip(this.who, call, why)
  }
}
