import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Outcome, success } from '../../api/outcome'
import type { JackpotCell } from '../../contract/config'
import { type DrawResult, draw } from '../../contract/jackpot'
import { spinSteps, winnerCell } from '../../domain/jackpot/jackpotRing'
import { type Jackpot, jackpotOf, WHEEL_REST_MS, wheelSpin } from '../../domain/jackpot/wheel'
import { nothing, type Stop } from '../../platform/clock'
import { Mutation, type MutationState } from '../core/Mutation'
import type { RootStore } from '../core/RootStore'
import { isSpinning, type SpinFailure, type SpinPhase } from './JackpotPhase'
import { type Baseline, isNewer, NewestRecord, toDrawResult } from './NewestRecord'
import { playRun } from './playRun'

type Parts = Pick<RootStore, 'api' | 'modals' | 'platform' | 'prefs' | 'session'>

/** How long the winner takes to appear when nothing may run, ms. */
export const STILL_MS = 300

/** What a spin asks of the jackpot around it. */
export interface SpinContext {
  cells(): readonly JackpotCell[]
  /** The prize, or the reason why there is none, is on screen: only now may balance and chances say so too. */
  shown(): void
}

/** The phases that only show how far the call is. */
const WAITING = { idle: 'idle', busy: 'asking', checking: 'checking', unknown: 'unresolved' } as const

/** What was known when SPIN was tapped. */
interface Before {
  newest: Baseline
  at: number
}

/** One draw after the other: the call, the run, the wheel and what stays on screen (spec §4). */
export class JackpotSpin {
  phase: SpinPhase = { name: 'idle' }
  /** The highlighted cell; null before the first draw. */
  highlighted: number | null = null
  readonly newest: NewestRecord
  readonly #parts: Parts
  readonly #context: SpinContext
  /** Where the next run starts: the last winner. */
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

  /** Whether another draw may begin. */
  get free(): boolean {
    return this.phase.name === 'idle' || this.phase.name === 'failed'
  }

  /** Draws once and plays the reply; gives the draw's record id where the reply named it. */
  async begin(): Promise<string | undefined> {
    const state = await this.#draw.run({ newest: this.newest.known, at: this.#parts.platform.clock.now() })
    return state?.name === 'done' && !state.reconciled ? state.value.recordId : undefined
  }

  /** Reads the record again after a draw whose outcome nobody knows. */
  resolve(): void {
    void this.#draw.reconcile()
  }

  /** Puts away what the last draw brought to the screen. */
  dismiss(): void {
    const { name } = this.phase
    if (name === 'result' || name === 'amount' || name === 'failed') this.#enter({ name: 'idle' })
  }

  /** A draw on its way is no longer waited for. */
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
    } else if (state.name === 'undone') this.#fail({ kind: 'notDrawn' })
    else if (state.name !== 'refused') this.#enter({ name: WAITING[state.name] })
    else if (state.failure.kind === 'refused') this.#fail({ kind: 'refused', code: state.failure.code })
    // The session's own business; where it does not end, nothing has been drawn.
    else this.#enter({ name: 'idle' })
  }

  /** The reply was lost: the record says whether there was a draw. */
  async #readRecord(before: Before): Promise<Outcome<DrawResult | null>> {
    const newest = await this.newest.read()
    if (!newest.ok) return newest
    const row = newest.value
    return success(isNewer(row, before.newest, before.at) ? toDrawResult(row, this.#context.cells()) : null)
  }

  /** Plays what was drawn; from here on only the reply decides what is seen. */
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

  /** The one place where the phase changes: timers of the last one end, and closing is locked exactly while it spins. */
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
