import type { Entry, Widget } from '../../network/state/entries'

const named = ({ role, name }: Widget): string => (name === '' ? role : `${role} “${name}”`).trim()

const clockText = ({ clock, to }: Extract<Entry, { clock: unknown }>): string =>
  `clock ${clock.mode}, ${new Date(to).toISOString().slice(0, 19)}`

/** What an entry of a session says, in one line. */
export const entryText = (entry: Entry): string => {
  if ('call' in entry) return entry.code === undefined ? entry.call : `${entry.call}: ${entry.code}`
  if ('refused' in entry) return `${entry.refused}: ${entry.code}`
  if ('met' in entry) return `${entry.met}: fault ${entry.fault}`
  if ('control' in entry) return `mock.${entry.control}(${entry.words.join(', ')})`
  if ('faults' in entry) return `faults ${entry.faults.join(', ') || 'none'}, latency ${entry.latency}`
  if ('route' in entry)
    return `${entry.by === 'load' ? 'loaded' : entry.by === 'back' ? 'back to' : 'at'} ${entry.route}`
  if ('tap' in entry) return `tap ${named(entry.tap)}`
  if ('fill' in entry) return `fill ${named(entry.fill)}: ${entry.secret ? '•••' : entry.text}`
  if ('choose' in entry) return `choose ${entry.option} of ${named(entry.choose)}`
  if ('press' in entry) return `press ${entry.press}`
  if ('draw' in entry) return `draws ${entry.draw.join(', ')}`
  return 'clock' in entry ? clockText(entry) : 'draws cleared'
}

/** Whether an entry is what somebody did, rather than what became of it. */
export const isDeed = (entry: Entry): boolean =>
  'tap' in entry || 'fill' in entry || 'choose' in entry || 'press' in entry || 'control' in entry
