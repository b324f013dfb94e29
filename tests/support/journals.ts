import { parseOrigin } from '../../mocks/network/controls/worldOptions'
import { createJournal, type Journal } from '../../mocks/network/state/journal'

/** Worlds as JSON, by persona and clock. */
const texts = new Map<string, string>()

/** A fresh world. At a fixed instant it is built once per file, then copied: that takes a tenth of the time. */
export const journalOf = (persona: string, clock: string): Journal => {
  const key = `${persona} ${clock}`
  const text = texts.get(key)
  const journal = createJournal(text === undefined ? parseOrigin({ persona, clock }, Date.now()) : { world: text })
  if (text === undefined && /^\d{4}-/.test(clock)) texts.set(key, JSON.stringify(journal.world))
  return journal
}
