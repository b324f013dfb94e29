import { makeAutoObservable, observableRef } from 'mobx'
import { TURN_MS, turnTo } from '../../domain/invite/inviteWheel'
import { type Clock, nothing, type Stop } from '../../platform/clock'
import type { InviteWheel, SpinResult } from './InviteReads'

/** The turning of the wheel to a result that is already known. */
export class WheelTurn {
  /** Clockwise rotation; grows with each spin. */
  degrees = 0
  /** What it is turning to. */
  target: SpinResult | null = null
  /** Where it last stopped. */
  result: SpinResult | null = null
  readonly #clock: Clock
  #stop: Stop = nothing

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, { target: observableRef, result: observableRef })
  }

  /** Turns to the result's sector; `still` stops there at once. */
  begin(target: SpinResult, sectors: InviteWheel['sectors'], still: boolean, onStop: () => void): void {
    const index = sectors.findIndex(({ id }) => id === target.sectorId)
    if (index >= 0) this.degrees = turnTo(this.degrees, index, sectors.length)
    this.result = null
    this.target = target
    const stop = () => {
      this.#stop()
      this.#stop = nothing
      this.#rest()
      onStop()
    }
    this.#finish = stop
    if (still || index < 0) stop()
    else this.#stop = this.#clock.after(TURN_MS, stop)
  }

  /** Stops at once, as nobody sees it. */
  finish(): void {
    if (this.target) this.#finish()
  }

  clear(): void {
    this.#stop()
    this.degrees = 0
    this.target = null
    this.result = null
  }

  #finish: () => void = nothing

  #rest(): void {
    this.result = this.target
    this.target = null
  }
}
