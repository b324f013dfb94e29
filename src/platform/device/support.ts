/** An order as the backend records it: its status code, its amount in cents. */
export interface SupportOrder {
  kind: 'deposit' | 'withdrawal'
  id: string
  status: number
  amount: number
}

/** What a player sends. */
export interface SupportWords {
  text: string
  /** The order that it is about. */
  order: string | null
  /** Data URLs. */
  images: readonly string[]
}

/** A message in a conversation with support. */
export interface SupportMessage {
  id: string
  from: 'player' | 'support'
  /** Name of the person at support who wrote it; absent where a program did. */
  by?: string
  text: string
  /** Epoch ms. */
  at: number
  /** A page of ours that the message is about. */
  path?: string
  /** The order that `path` shows. */
  order?: SupportOrder
  images?: readonly string[]
}

/** A conversation as it is now. */
export interface SupportState {
  /** Oldest first. */
  messages: readonly SupportMessage[]
  /** Who answers; empty while it is a program. */
  agent: string
  typing: boolean
  /** How many players are before this one in the queue for a person; null outside the queue. */
  place: number | null
  closed: boolean
}

/** Whose conversation, and with whom: license and group of the service queue (spec §3). */
export interface SupportVisit {
  license: string
  group: string
  token: string
  language: string
}

export interface SupportLine {
  /** False when the message did not arrive. */
  send(words: SupportWords): Promise<boolean>
  leave(): void
}

/** Live chat; each deployment plugs in its provider's widget. */
export interface SupportChat {
  /**
   * Opens the conversation; the listener has its state at once and after every change.
   * @throws when the chat cannot be loaded
   */
  join(visit: SupportVisit, listen: (state: SupportState) => void): Promise<SupportLine>
}
