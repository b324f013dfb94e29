import type { LogLine } from './callLog'

/** What a control can change. */
export const CHANGE_KINDS = [
  'fault',
  'latency',
  'clock',
  'draw',
  'round',
  'config',
  'grant',
  'bet',
  'provider',
  'device',
  'reset',
  'restore',
  'note',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export interface Change {
  readonly kind: ChangeKind
}

export type CallPhase = 'begin' | 'end'

/** Tells listeners what happens to a world: each change by a control once, each call when it begins and when it ends. */
export interface Events {
  change(kind: ChangeKind): void
  call(phase: CallPhase, line: LogLine): void
  /** Returns the unsubscribe, as below. */
  onChange(listener: (change: Change) => void): () => void
  onCall(listener: (phase: CallPhase, line: LogLine) => void): () => void
}

export const createEvents = (): Events => {
  const changes = new Set<(change: Change) => void>()
  const calls = new Set<(phase: CallPhase, line: LogLine) => void>()
  const listen = <T>(listeners: Set<T>, listener: T) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    change: (kind) => {
      for (const listener of [...changes]) listener({ kind })
    },
    call: (phase, line) => {
      for (const listener of [...calls]) listener(phase, line)
    },
    onChange: (listener) => listen(changes, listener),
    onCall: (listener) => listen(calls, listener),
  }
}
