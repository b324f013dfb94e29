import { contract } from '../../../src/contract'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { refusalsOf } from '../../../src/contract/core/refusalsOf'

/** A logged call. Status 0 without `ms`: no reply arrived; `reply` still holds the world's answer. */
export interface LoggedCall {
  endpoint: string
  /** World time, epoch ms. */
  at: number
  /** Real ms; null until the reply arrives. */
  ms: number | null
  status: number
  errcode: number | null
  request: unknown
  reply: unknown
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
export interface SavedLog {
  lines: readonly LogLine[]
  counts: Readonly<Record<string, number>>
  codes: Readonly<Record<string, Readonly<Record<number, number>>>>
}

/** The codes of a call: how often each was met, and the declared ones that never were. */
export interface MetCodes {
  met: Record<number, number>
  never: number[]
}

/** The calls, newest last, and how often each endpoint was called. */
export interface CallLog {
  /** Adds a call when it is made. */
  open(call: Pick<LogLine, 'endpoint' | 'at' | 'request'> & { fault?: string }): LogLine
  /** Adds the world's answer. */
  answered(line: LogLine, reply: string | null, errcode: unknown, why?: string): void
  list(): LoggedCall[]
  clear(): void
  coverage(): Record<string, number>
  codeCoverage(): Record<string, MetCodes>
  save(): SavedLog
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

/** Continues a saved log, if one is given. */
export const createCallLog = (saved?: SavedLog): CallLog => {
  const sizeOf = (line: LogLine) => line.request.length + (line.reply?.length ?? 0) + (line.why?.length ?? 0)
  let lines: LogLine[] = [...(saved?.lines ?? [])]
  let size = lines.reduce((sum, line) => sum + sizeOf(line), 0)
  const counts = new Map(contract.map(({ call }) => [call.name, saved?.counts[call.name] ?? 0]))
  const codes = new Map(
    contract.map(({ call }) => [
      call.name,
      new Map(Object.entries(saved?.codes[call.name] ?? {}).map(([code, times]) => [Number(code), times])),
    ]),
  )
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
  }
  return {
    open: (call) => {
      const line: LogLine = { ...call, ms: null, status: 0, errcode: null, reply: null }
      lines.push(line)
      size += sizeOf(line)
      const count = counts.get(line.endpoint)
      if (count !== undefined) counts.set(line.endpoint, count + 1)
      trim()
      return line
    },
    answered: (line, reply, errcode, why) => {
      line.reply = reply
      line.errcode = typeof errcode === 'number' ? errcode : null
      const met = codes.get(line.endpoint)
      if (line.errcode !== null) met?.set(line.errcode, (met.get(line.errcode) ?? 0) + 1)
      if (why !== undefined) line.why = why
      size += (reply?.length ?? 0) + (why?.length ?? 0)
    },
    list: () => lines.map(readLine),
    clear: () => {
      lines = []
      size = 0
    },
    coverage: () => Object.fromEntries(counts),
    codeCoverage: () =>
      Object.fromEntries(
        contract.map(({ call }) => {
          const met = codes.get(call.name) ?? new Map<number, number>()
          const declared = [0, ...refusalsOf(call).map((name) => REFUSAL[name])]
          return [call.name, { met: Object.fromEntries(met), never: declared.filter((code) => !met.has(code)) }]
        }),
      ),
    save: () => ({
      lines,
      counts: Object.fromEntries(counts),
      codes: Object.fromEntries([...codes].map(([name, met]) => [name, Object.fromEntries(met)])),
    }),
  }
}
