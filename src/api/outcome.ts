/** Why a call failed; `code` is the backend's. After a timeout or a lost reply the write may still have happened. */
export type Failure =
  | { kind: 'refused'; code: number }
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'unauthorized' }
  | { kind: 'broken'; status: number; why: 'html' | 'json' | 'envelope' | 'contract' }

/** The result of a call: a validated value or a named failure. Expected failures are never thrown. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure })

/** Whether a write may have happened in spite of the failure: reconcile it by a read, never repeat it blindly. */
export const isUnknown = (failure: Failure): boolean =>
  failure.kind === 'timeout' || failure.kind === 'offline' || failure.kind === 'broken'

/** The backend's code; null for a failure that is no refusal. */
export const refusalCode = (failure: Failure | null | undefined): number | null =>
  failure?.kind === 'refused' ? failure.code : null
