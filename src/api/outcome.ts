/** Why a call did not succeed. `code` is the backend's; a timed-out or lost write is unknown, never assumed undone. */
export type Failure =
  | { kind: 'refused'; code: number }
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'unauthorized' }
  | { kind: 'broken'; status: number; why: 'html' | 'json' | 'envelope' | 'contract' }

/** What a call gave: a checked value or a named failure. Nothing expected is thrown. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure }

/** A success. */
export const success = <T>(value: T): Outcome<T> => ({ ok: true, value })
/** A failure. */
export const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure })

/** True where nobody can say whether a write happened: it must be reconciled by reading, never repeated blindly. */
export const isUnknown = (failure: Failure): boolean =>
  failure.kind === 'timeout' || failure.kind === 'offline' || failure.kind === 'broken'
