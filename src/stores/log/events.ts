import type { ClientEvent } from '../../contract/core/log'

/** Fields an event may set; the others are common to all. */
type Detail = Exclude<keyof ClientEvent, 'eventName' | 'channel' | 'appId' | 'version' | 'eventTime' | 'eventUserId'>

interface Declared {
  /** When it is logged. */
  readonly when: string
  /** Its fields besides the common ones, and what they hold: never what a player typed, and no money. */
  readonly fields: { readonly [F in Detail]?: string }
}

/** Every analytics event (spec §7); docs/generated/events.md lists them. */
export const EVENTS = {
  page_view: { when: 'A page opens.', fields: { eventInterfaceId: 'path of its route, without values' } },
  modal_view: { when: 'A modal opens.', fields: { eventInterfaceId: 'name of the modal' } },
  view: {
    when: 'At least half of a banner, game tile, or activity row is visible, for the first time on this page.',
    fields: { eventInterfaceId: '`banner`, `game`, or `activity`', eventRoomId: 'id of the game or activity' },
  },
  sign_in: { when: 'A sign-in succeeds.', fields: { eventFrom: 'the call' } },
  register: { when: 'An account is created.', fields: { eventFrom: 'the call' } },
  sign_out: { when: 'The player logs out.', fields: {} },
  deposit_order: { when: 'A deposit is ordered.', fields: { eventRoomId: 'id of the payment channel' } },
  deposit_reported: { when: 'The player reports a payment.', fields: {} },
  deposit_canceled: { when: 'The player cancels a deposit.', fields: {} },
  deposit_paid: { when: 'The app learns that a deposit is paid.', fields: {} },
  withdrawal: { when: 'A withdrawal is requested.', fields: {} },
  game_start: { when: 'A game starts.', fields: { eventRoomId: 'id of the game', eventShowType: '1 = for fun' } },
  game_exit: { when: 'The player leaves a game.', fields: {} },
  jackpot_draw: { when: 'A jackpot draw is made.', fields: {} },
  claim: { when: 'A reward is claimed.', fields: { eventFrom: 'the call' } },
  share: {
    when: 'Something is shared.',
    fields: { eventFrom: '`jackpot`, `activity`, `agent`, `invite`, or `link`', eventInterfaceId: 'how it ended' },
  },
  install: { when: 'The app is installed on the home screen.', fields: {} },
  call_failed: {
    when: 'A call fails, which the player is told.',
    fields: { eventFrom: 'the call', eventInterfaceId: 'kind of failure', eventShowType: 'code of a refusal' },
  },
  error: {
    when: 'A part of a page fails to render.',
    fields: { eventInterfaceId: 'the part', eventFrom: 'the error' },
  },
  events_dropped: {
    when: 'More events than the browser keeps came while offline; the oldest were dropped.',
    fields: { eventInteractCount: 'how many' },
  },
} as const satisfies Record<string, Declared>

export type EventName = keyof typeof EVENTS

/** Fields of one event. */
export type EventFields<N extends EventName> = {
  [F in Extract<keyof (typeof EVENTS)[N]['fields'], Detail>]: NonNullable<ClientEvent[F]>
}

/** Any event with its fields. */
export type AppEvent = { [N in EventName]: readonly [name: N, fields: EventFields<N>] }[EventName]

/** An event and the time it was logged at, epoch ms. */
export type TimedEvent = readonly [...event: AppEvent, at: number]
