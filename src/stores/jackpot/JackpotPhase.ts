import type { DrawResult } from '../../contract/jackpot'
import type { Jackpot } from '../../domain/jackpot/wheel'

/** Why a tap on SPIN ended without a run. */
export type SpinFailure =
  /** The backend said no: 1001-1004 have texts of their own, others the generic one with the code (spec §8). */
  | { kind: 'refused'; code: number }
  /** The reply was lost, and the record says that nothing was drawn. */
  | { kind: 'notDrawn' }
  /** Drawn and paid, but of a cell that this client does not show. */
  | { kind: 'unknownCell'; drawn: DrawResult }

/** Where the draw stands; every step of the screen is one of these. */
export type SpinPhase =
  | { name: 'idle' }
  | { name: 'asking' }
  /** The reply was lost; the record is being read. */
  | { name: 'checking' }
  /** The record could not be read either: nobody may spin before it was. */
  | { name: 'unresolved' }
  | { name: 'running'; drawn: DrawResult; winner: number }
  | { name: 'wheel'; drawn: DrawResult; jackpot: Jackpot; stopped: boolean }
  | { name: 'result'; drawn: DrawResult }
  /** `jackpot` is null for one that has no sector. */
  | { name: 'amount'; drawn: DrawResult; jackpot: Jackpot | null }
  | { name: 'failed'; why: SpinFailure }

const SPINNING: ReadonlySet<SpinPhase['name']> = new Set(['asking', 'checking', 'running', 'wheel'])

/** Whether SPIN and closing are refused: from the tap until the prize, or the reason, is shown. */
export const isSpinning = ({ name }: SpinPhase): boolean => SPINNING.has(name)
