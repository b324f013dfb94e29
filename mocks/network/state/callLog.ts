import { type Coverage, createCoverage, type SavedCoverage } from './coverage'

/** A logged call. Status 0 without `ms`: no reply arrived; `reply` still holds the world's answer. */
export interface LoggedCall {
  /** Ids sort by the real time at which their calls began, in whatever tab. */
  id: string
  endpoint: string
  /** World time, epoch ms. */
  at: number
  /** Real ms; null until the reply arrives. */
  ms: number | null
  status: number
  errcode: number | null
  request: unknown
  reply: unknown
  /** Id of the player whose token came with it. */
  player?: string
  fault?: string
  /** Which field of a bad request is wrong, and why. */
  why?: string
}

/** A log line with unparsed bodies. */
export interface LogLine extends Omit<LoggedCall, 'request' | 'reply'> {
  request: string
  reply: string | null
}

/** A log as data. */
export interface SavedLog extends SavedCoverage {
  lines: readonly LogLine[]
  /** How many older lines had to make room. */
  dropped: number
}

/** The calls in the order of the world's time, and how often each endpoint was called. */
export interface CallLog {
  /** Adds a call when it is made. */
  open(call: Pick<LogLine, 'endpoint' | 'at' | 'request' | 'player' | 'fault'>): LogLine
  /** Adds the world's answer. */
  answered(line: LogLine, reply: string | null, errcode: unknown, why?: string): void
  /** Adds a call of another tab, or what has become of it. */
  put(line: LogLine): void
  list(): LoggedCall[]
  clear(): void
  /** As `clear`, when another tab has cleared it: `onClear` is not told. */
  forget(): void
  /** Notifies when it is cleared. Returns the unsubscribe. */
  onClear(listener: () => void): () => void
  readonly coverage: Pick<Coverage, 'counts' | 'codes'>
  /** How many older calls had to make room. */
  dropped(): number
  save(): SavedLog
  /** Puts a stored log before what has been logged since. */
  restore(saved: SavedLog): void
}

/** Limits of the log: calls and characters. */
const MOST_CALLS = 5000
const MOST_TEXT = 24_000_000

const parsed = (text: string | null): unknown => {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A line with its bodies as data. */
export const readLine = (line: LogLine): LoggedCall => ({
  ...line,
  request: parsed(line.request),
  reply: parsed(line.reply),
})

const sizeOf = (line: LogLine) => line.request.length + (line.reply?.length ?? 0) + (line.why?.length ?? 0)

const isAfter = (a: LogLine, b: LogLine) => a.at > b.at || (a.at === b.at && a.id > b.id)

/** Ids of one page: the real time, then a part of their own. */
const createIds = () => {
  const own = Math.random().toString(36).slice(2, 8)
  let last = 0
  return () => {
    last = Math.max(Date.now() * 1000, last + 1)
    return `${last.toString(36).padStart(11, '0')}-${own}`
  }
}

/** Continues a saved log, if one is given. */
export const createCallLog = (saved?: SavedLog): CallLog => {
  const nextId = createIds()
  const listeners = new Set<() => void>()
  let lines: LogLine[] = []
  let size = 0
  let dropped = 0
  const coverage = createCoverage()

  const trim = () => {
    let drop = 0
    // Drops a tenth at a time, so that a full log costs no more per call than an empty one.
    const [calls, text] =
      lines.length > MOST_CALLS || size > MOST_TEXT ? [MOST_CALLS * 0.9, MOST_TEXT * 0.9] : [lines.length, size]
    for (const line of lines) {
      if (lines.length - drop <= calls && size <= text) break
      size -= sizeOf(line)
      drop++
    }
    if (drop > 0) lines = lines.slice(drop)
    dropped += drop
  }
  const add = (line: LogLine) => {
    coverage.began(line.endpoint)
    size += sizeOf(line)
    // Mostly the last; another tab's may be older.
    let at = lines.length
    for (let before = lines[at - 1]; before && isAfter(before, line); before = lines[at - 1]) at--
    lines.splice(at, 0, line)
    trim()
  }
  const restore = (log: SavedLog) => {
    const known = new Set(lines.map(({ id }) => id))
    const older = log.lines.filter(({ id }) => !known.has(id))
    lines = [...older, ...lines].sort((a, b) => (isAfter(a, b) ? 1 : -1))
    size = lines.reduce((sum, line) => sum + sizeOf(line), 0)
    dropped += log.dropped
    coverage.add(log)
    trim()
  }
  const forget = () => {
    lines = []
    size = 0
    dropped = 0
  }
  if (saved) restore(saved)
  return {
    open: (call) => {
      const line: LogLine = { id: nextId(), ...call, ms: null, status: 0, errcode: null, reply: null }
      add(line)
      return line
    },
    answered: (line, reply, errcode, why) => {
      line.reply = reply
      line.errcode = typeof errcode === 'number' ? errcode : null
      if (line.errcode !== null) coverage.met(line.endpoint, line.errcode)
      if (why !== undefined) line.why = why
      size += (reply?.length ?? 0) + (why?.length ?? 0)
    },
    put: (line) => {
      const known = lines.findLast(({ id }) => id === line.id)
      if (line.errcode !== null && known?.errcode !== line.errcode) coverage.met(line.endpoint, line.errcode)
      if (!known) return add(line)
      size += sizeOf(line) - sizeOf(known)
      Object.assign(known, line)
    },
    list: () => lines.map(readLine),
    clear: () => {
      forget()
      for (const listener of listeners) listener()
    },
    forget,
    onClear: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    coverage,
    dropped: () => dropped,
    save: () => ({ lines, dropped, ...coverage.save() }),
    restore,
  }
}
