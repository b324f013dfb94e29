import type { SupportMessage } from '../../platform/device/support'

/** A message with its place among those of the same hand. */
export interface ThreadRow {
  message: SupportMessage
  /** The first of a run: it shows who speaks. */
  begins: boolean
  /** The last of a run: it shows when. */
  ends: boolean
}

const isSameHand = (a: SupportMessage, b: SupportMessage | undefined): boolean => a.from === b?.from && a.by === b.by

export const threadRows = (messages: readonly SupportMessage[]): ThreadRow[] =>
  messages.map((message, index) => ({
    message,
    begins: !isSameHand(message, messages[index - 1]),
    ends: !isSameHand(message, messages[index + 1]),
  }))
