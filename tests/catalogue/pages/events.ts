import { CALL_EVENTS } from '../../../src/stores/log/callEvents'
import { EVENTS, type EventName } from '../../../src/stores/log/events'
import { readSources } from '../../structure/support/source'
import { code, page, table } from '../markdown'

const sources = () => readSources('src').map(({ path, text }) => ({ path, text }))

/** The calls whose success logs an event. */
const callsOf = (name: EventName): string[] =>
  Object.entries(CALL_EVENTS).flatMap(([call, eventOf]) => {
    const made = [{}, { isNew: true }].map((reply) => eventOf(call, {}, reply)[0])
    return made.includes(name) ? [call] : []
  })

const filesOf = (name: EventName, all: ReturnType<typeof sources>): string[] =>
  all.flatMap(({ path, text }) => (text.includes(`track('${name}'`) || text.includes(`['${name}'`) ? [path] : []))

/** Every declared event with what logs it: a call that succeeds, or a file. */
export const loggedBy = (): ReadonlyMap<EventName, readonly string[]> => {
  const all = sources()
  const names = Object.keys(EVENTS) as EventName[]
  return new Map(names.map((name) => [name, callsOf(name).length > 0 ? callsOf(name) : filesOf(name, all)]))
}

/** Spec §7. */
export const eventsPage = (): string => {
  const by = loggedBy()
  return page(
    'Analytics events',
    `${Object.keys(EVENTS).length} events, declared in ${code('src/stores/log/events.ts')} and sent by ${code('appEventLogClient')} in batches of up to 20. Each also has ${['eventName', 'channel', 'appId', 'version', 'eventTime', 'eventUserId'].map(code).join(', ')}. None holds a name, a number of a player, a token, an amount, or typed text.`,
    table(
      ['event', 'logged when', 'fields', 'by'],
      Object.entries(EVENTS).map(([name, { when, fields }]) => [
        code(name),
        when,
        Object.entries(fields)
          .map(([field, meaning]) => `${code(field)}: ${meaning}`)
          .join('; '),
        // The keys of EVENTS.
        (by.get(name as EventName) ?? []).map(code).join(', '),
      ]),
    ),
    'Events that cannot be sent are kept in the browser, the newest 1,000 of them, and sent by any later visit; `events_dropped` says how many older ones were dropped. A call that may have arrived (a timeout or a broken reply) is not repeated. Views of a value are counted once per page address.',
  )
}
