import { contract } from '../../../src/contract'

/** One call as the log shows it. Status 0 and no `ms`: no reply arrived; `reply` is what the world answered all the same. */
export interface LoggedCall {
  endpoint: string
  /** When it was made, in the world's time. */
  at: number
  /** How long the reply took, real ms; null while it has not arrived. */
  ms: number | null
  status: number
  errcode: number | null
  request: unknown
  reply: unknown
  fault?: string
}

/** A line of the log while it is kept: bodies stay text until somebody reads them. */
export interface LogLine extends Omit<LoggedCall, 'request' | 'reply'> {
  request: string
  reply: string | null
}

/** The calls that were made, newest last, and how often each endpoint was. */
export interface CallLog {
  /** Notes a call when it is made. */
  open(call: Pick<LogLine, 'endpoint' | 'at' | 'request'> & { fault?: string }): LogLine
  /** Notes what the world answered, while the line is still kept. */
  answered(line: LogLine, reply: string | null, errcode: unknown): void
  list(): LoggedCall[]
  clear(): void
  coverage(): Record<string, number>
}

/** How many calls and how many characters the log keeps. */
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

/** An empty log. */
export const createCallLog = (): CallLog => {
  let lines: LogLine[] = []
  let size = 0
  const counts = new Map(contract.map(({ call }) => [call.name, 0]))
  const weigh = (line: LogLine) => line.request.length + (line.reply?.length ?? 0)
  const trim = () => {
    let drop = 0
    // Dropped a good part at a time, so that a full log costs no more a call than an empty one.
    const [calls, text] =
      lines.length > MOST_CALLS || size > MOST_TEXT ? [MOST_CALLS * 0.9, MOST_TEXT * 0.9] : [lines.length, size]
    for (const line of lines) {
      if (lines.length - drop <= calls && size <= text) break
      size -= weigh(line)
      drop++
    }
    if (drop > 0) lines = lines.slice(drop)
  }
  return {
    open: (call) => {
      const line: LogLine = { ...call, ms: null, status: 0, errcode: null, reply: null }
      lines.push(line)
      size += weigh(line)
      const count = counts.get(line.endpoint)
      if (count !== undefined) counts.set(line.endpoint, count + 1)
      trim()
      return line
    },
    answered: (line, reply, errcode) => {
      line.reply = reply
      line.errcode = typeof errcode === 'number' ? errcode : null
      size += reply?.length ?? 0
    },
    list: () => lines.map((line) => ({ ...line, request: parsed(line.request), reply: parsed(line.reply) })),
    clear: () => {
      lines = []
      size = 0
    },
    coverage: () => Object.fromEntries(counts),
  }
}
