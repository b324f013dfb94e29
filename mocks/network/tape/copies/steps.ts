import { contract } from '../../../../src/contract'
import type { Entry, Widget } from '../../state/entries'
import { worldOf } from '../../state/journal'
import type { Tape } from '../tape'

/** What somebody does to repeat a session, and what shows that it was done. */
export type Step =
  | { does: 'open'; route: string }
  | { does: 'arrive'; route: string }
  | { does: 'back' }
  | { does: 'control'; control: string; words: readonly string[] }
  /** Sets the clock, epoch ms. */
  | { does: 'wait'; until: number }
  | { does: 'tap'; on: Widget }
  | { does: 'fill'; on: Widget; text: string }
  | { does: 'choose'; on: Widget; option: string }
  | { does: 'press'; key: string }

/** The session passes time by itself for as long, ms. */
const UNNOTICED = 1000

const stepsOf = (entry: Entry): readonly Step[] => {
  if ('route' in entry) {
    const { route, by } = entry
    return by === 'back'
      ? [{ does: 'back' }, { does: 'arrive', route }]
      : [{ does: by === 'load' ? 'open' : 'arrive', route }]
  }
  if ('control' in entry) return [{ does: 'control', control: entry.control, words: entry.words }]
  if ('tap' in entry) return [{ does: 'tap', on: entry.tap }]
  if ('fill' in entry) return [{ does: 'fill', on: entry.fill, text: entry.text }]
  if ('choose' in entry) return [{ does: 'choose', on: entry.choose, option: entry.option }]
  if ('press' in entry) return [{ does: 'press', key: entry.press }]
  return []
}

/** Where a session begins, and its steps from there, with the pauses between them. */
export const sessionSteps = (tape: Tape): { route: string; steps: readonly Step[] } => {
  let { now } = worldOf(tape.origin)
  const played = tape.entries.flatMap((entry): readonly Step[] => {
    const own = stepsOf(entry)
    if (own.length === 0) return []
    // Such a control passes time itself.
    const isClock = 'control' in entry && entry.control.startsWith('clock.')
    const isPause = entry.at - now >= UNNOTICED
    if (isClock || isPause) now = entry.at
    if (isClock || !isPause) return own
    const wait: Step = { does: 'wait', until: entry.at }
    // A page that is being left cannot be steered.
    return 'route' in entry ? [...own, wait] : [wait, ...own]
  })
  const steps: Step[] = tape.now - now < UNNOTICED ? played : [...played, { does: 'wait', until: tape.now }]
  const settled = steps.filter((step, index) => !isPassed(step, steps[index + 1]))
  // What a link asked for was done before the page was there.
  const first = settled.findIndex(({ does }) => does !== 'control' && does !== 'wait')
  const opened = settled[first]
  return opened?.does === 'open' || opened?.does === 'arrive'
    ? { route: opened.route, steps: settled.toSpliced(first, 1) }
    : { route: '/', steps: settled }
}

/** One redirect leads to the next. */
const isPassed = (step: Step, next: Step | undefined): boolean =>
  step.does === 'arrive' && (next?.does === 'arrive' || next?.does === 'open')

/** Without the app's own events, which it sends when it has time. */
const writes = new Set(
  contract.flatMap(({ noun, call }) => (call.effect === 'write' && noun !== 'log' ? call.name : [])),
)

/** The writes of a session in order, each with its code, or with the fault that it met. */
export const sessionWrites = ({ entries }: Tape): readonly string[] =>
  entries.flatMap((entry) => {
    if ('call' in entry) return writes.has(entry.call) ? `${entry.call} ${entry.code ?? 0}` : []
    if ('refused' in entry) return writes.has(entry.refused) ? `${entry.refused} ${entry.code}` : []
    return 'met' in entry && writes.has(entry.met) ? `${entry.met} ${entry.fault}` : []
  })
