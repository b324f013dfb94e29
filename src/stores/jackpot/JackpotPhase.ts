import type { DrawResult } from '../../contract/jackpot'
import type { Jackpot } from '../../domain/jackpot/wheel'

/** Why a spin ended without a run. */
export type SpinFailure =
  /** Codes 1001-1004 have texts of their own, others the generic one with the code (spec §8). */
  | { kind: 'refused'; code: number }
  /** The reply was lost, and the record shows no draw. */
  | { kind: 'notDrawn' }
  /** Drawn and paid, but the cell is not among those shown. */
  | { kind: 'unknownCell'; drawn: DrawResult }

export type SpinPhase =
  | { name: 'idle' }
  | { name: 'asking' }
  /** The reply was lost; the record is being read. */
  | { name: 'checking' }
  /** The record could not be read either; no spin until it has been. */
  | { name: 'unresolved' }
  | { name: 'running'; drawn: DrawResult; winner: number }
  | { name: 'wheel'; drawn: DrawResult; jackpot: Jackpot; stopped: boolean }
  | { name: 'result'; drawn: DrawResult }
  /** `jackpot` is null when the prize has no sector; `skipped` when the player left the wheel early. */
  | { name: 'amount'; drawn: DrawResult; jackpot: Jackpot | null; skipped?: boolean }
  | { name: 'failed'; why: SpinFailure }

const SPINNING: ReadonlySet<SpinPhase['name']> = new Set(['asking', 'checking', 'running', 'wheel'])

/** Whether SPIN and closing are blocked: from the tap until the prize, or the failure, is shown. */
export const isSpinning = ({ name }: SpinPhase): boolean => SPINNING.has(name)
