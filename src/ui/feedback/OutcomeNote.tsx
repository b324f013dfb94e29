import { type MessageKeys, useMessage } from '../../i18n'
import { Note, type NoteTone } from './Note'

interface OutcomeNoteProps {
  /** Null while there is nothing to say. */
  outcome: { tone: NoteTone; message: MessageKeys } | null
}

/** What became of a write, announced. */
export function OutcomeNote({ outcome }: OutcomeNoteProps) {
  const format = useMessage()
  return (
    outcome && (
      <Note tone={outcome.tone} live>
        {format(outcome.message)}
      </Note>
    )
  )
}
