import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Outcome, success } from '../../api/outcome'
import type { JackpotCell } from '../../contract/config'
import { type DrawResult, draw } from '../../contract/jackpot'
import { spinSteps, winnerCell } from '../../domain/jackpot/jackpotRing'
import { type Jackpot, jackpotOf, WHEEL_REST_MS, wheelSpin } from '../../domain/jackpot/wheel'
import { nothing, type Stop } from '../../platform/clock'
import { Mutation, type MutationState } from '../data/Mutation'
import type { RootStore } from '../root/RootStore'
import { isSpinning, type SpinFailure, type SpinPhase } from './JackpotPhase'
import { type Baseline, isNewer, NewestRecord, toDrawResult } from './NewestRecord'
import { playRun } from './playRun'

type Parts = Pick<RootStore, 'api' | 'modals' | 'platform' | 'prefs' | 'session'>

/** Delay before the result under reduced motion, ms. */
export const STILL_MS = 300

export interface SpinContext {
  cells(): readonly JackpotCell[]
  /** Called once the prize or the failure is on screen; balance and chances must not change earlier. */
  shown(): void
}

/** Phases that mirror the state of the call. */
const WAITING = { idle: 'idle', busy: 'asking', checking: 'checking', unknown: 'unresolved' } as const

/** State at the tap. */
interface Before {
  newest: Baseline
  at: number
}

/** Drives a draw: the call, the run, the wheel and the result (spec §4). */
export class JackpotSpin {
  phase: SpinPhase = { name: 'idle' }
  /** Cell index; null before the first draw. */
  highlighted: number | null = null
  readonly newest: NewestRecord
  readonly #parts: Parts
  readonly #context: SpinContext
  /** The last winner, where the next run starts. */
  #rest = 0
  readonly #draw: Mutation<DrawResult, Before>
  #stop: Stop = nothing
  #unlock: Stop = nothing

  constructor(parts: Parts, context: SpinContext) {
    this.#parts = parts
    this.#context = context
    this.newest = new NewestRecord(parts.api, parts.session.epoch)
    this.#draw = new Mutation(parts.session.epoch, {
      write: () => parts.api.call(draw, {}),
      reconcile: (before) => this.#readRecord(before),
      onState: (state) => this.#follow(state),
    })
    makeAutoObservable(this, { phase: observableRef, newest: false })
  }

  get spinning(): boolean {
    return isSpinning(this.phase)
  }

  get free(): boolean {
    return this.phase.name === 'idle' || this.phase.name === 'failed'
  }

  /** Draws once and plays the result; resolves to the record id if the reply names one. */
  async begin(): Promise<string | undefined> {
    const state = await this.#draw.send({ newest: this.newest.known, at: this.#parts.platform.clock.now() })
    return state?.name === 'done' && !state.reconciled ? state.value.recordId : undefined
  }

  /** Reads the record again after a draw with an unknown outcome. */
  resolve(): void {
    void this.#draw.reconcile()
  }

  /** Closes the result or failure of the last draw. */
  dismiss(): void {
    const { name } = this.phase
    if (name === 'result' || name === 'amount' || name === 'failed') this.#enter({ name: 'idle' })
  }

  /** Leaves the stopped wheel for the final amount. */
  skipWheel(): void {
    const { phase } = this
    if (phase.name !== 'wheel' || !phase.stopped) return
    this.#reveal({ name: 'amount', drawn: phase.drawn, jackpot: phase.jackpot, skipped: true })
  }

  /** A draw in flight is ignored. */
  clear(): void {
    this.#draw.reset()
    this.newest.clear()
    this.#enter({ name: 'idle' })
    this.#rest = 0
    this.highlighted = null
  }

  #follow(state: MutationState<DrawResult>): void {
    if (state.name === 'done') {
      if (!state.reconciled) this.newest.drawn(state.value.recordId)
      this.#show(state.value)
    } else if (state.name === 'notApplied') this.#fail({ kind: 'notDrawn' })
    else if (state.name !== 'refused') this.#enter({ name: WAITING[state.name] })
    else if (state.failure.kind === 'refused') this.#fail({ kind: 'refused', code: state.failure.code })
    // A 401, which the session store handles; nothing was drawn.
    else this.#enter({ name: 'idle' })
  }

  /** After a lost reply the record shows whether there was a draw. */
  async #readRecord(before: Before): Promise<Outcome<DrawResult | null>> {
    const newest = await this.newest.read()
    if (!newest.ok) return newest
    const row = newest.value
    return success(isNewer(row, before.newest, before.at) ? toDrawResult(row, this.#context.cells()) : null)
  }

  #show(drawn: DrawResult): void {
    const { platform, prefs } = this.#parts
    const winner = winnerCell(this.#context.cells(), drawn)
    if (winner === null) {
      this.#fail({ kind: 'unknownCell', drawn })
      return
    }
    const arrived = () => this.#arrived(drawn, winner)
    this.#enter({ name: 'running', drawn, winner })
    if (prefs.reducedMotion) {
      this.#highlight(winner)
      this.#stop = platform.clock.after(STILL_MS, arrived)
    } else {
      this.#stop = playRun(platform, spinSteps(this.#rest, winner), (cell) => this.#highlight(cell), arrived)
    }
  }

  #arrived(drawn: DrawResult, winner: number): void {
    this.#rest = winner
    const jackpot = drawn.type === 2 ? jackpotOf(drawn.propId) : null
    if (jackpot) this.#turnWheel(drawn, jackpot)
    else this.#reveal(drawn.type === 2 ? { name: 'amount', drawn, jackpot } : { name: 'result', drawn })
  }

  #turnWheel(drawn: DrawResult, jackpot: Jackpot): void {
    const { clock } = this.#parts.platform
    const duration = this.#parts.prefs.reducedMotion ? 0 : wheelSpin(jackpot).duration
    this.#enter({ name: 'wheel', drawn, jackpot, stopped: false })
    this.#stop = clock.after(duration, () => {
      this.#enter({ name: 'wheel', drawn, jackpot, stopped: true })
      this.#stop = clock.after(WHEEL_REST_MS, () => this.#reveal({ name: 'amount', drawn, jackpot }))
    })
  }

  #reveal(phase: SpinPhase): void {
    this.#enter(phase)
    this.#context.shown()
  }

  #fail(why: SpinFailure): void {
    this.#enter({ name: 'failed', why })
    this.#context.shown()
  }

  #highlight(cell: number): void {
    runInAction(() => {
      this.highlighted = cell
    })
  }

  /** The only place that changes the phase: stops its timers, and locks the modal exactly while spinning. */
  #enter(phase: SpinPhase): void {
    this.#stop()
    this.#stop = nothing
    runInAction(() => {
      this.#unlock()
      this.#unlock = isSpinning(phase) ? this.#parts.modals.lock('jackpot', 'jackpot.locked') : nothing
      this.phase = phase
    })
  }
}
