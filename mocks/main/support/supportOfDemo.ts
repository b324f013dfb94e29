import type { Clock } from '../../../src/platform/clock'
import type { SupportChat, SupportMessage, SupportState } from '../../../src/platform/device/support'
import type { Backend } from '../../network/state/backend'
import { DEFAULT_LOCALE, locales, type Text, text, translatorFor } from '../../world/core/texts'
import { hostFor } from '../../world/people/staff'
import { answerTo, type Said } from './answers'

/** How long an answer is typed, and how long one place in the queue takes, ms. */
const TYPING = 900
const PLACE = 2_000
/** Players before this one in the queue for a person. */
const QUEUE = 2

const CARRIER = '/app/v1/getCustomerServices'

/**
 * The demo's chat. It answers by rules over the player's own data. Each message travels as a `getCustomerServices` call,
 * so the faults and latency of that call drive it: `offline` = not sent, `http500` = closed.
 */
export const supportOfDemo = (backend: Backend, clock: Pick<Clock, 'now' | 'after'>): SupportChat => {
  /** By token, so that a conversation is still there after another page. */
  const threads = new Map<string, SupportState>()

  const carried = async (): Promise<'arrived' | 'lost' | 'closed'> => {
    const reply = await backend.handle({ method: 'POST', path: CARRIER, headers: {}, body: '{}' })
    if (typeof reply === 'string') return 'lost'
    return reply.status === 200 ? 'arrived' : 'closed'
  }

  return {
    join: async ({ token, group, language }, listen) => {
      const locale = locales.find((known) => known === language) ?? DEFAULT_LOCALE
      const t = translatorFor(locale)
      const call = (name: string, body: object = {}) =>
        backend.handleInternal({ name, token, body: { ...body }, locale })
      let joined = true
      let state: SupportState = threads.get(token) ?? {
        messages: [],
        agent: '',
        typing: false,
        place: null,
        closed: false,
      }
      const show = (change: Partial<SupportState>) => {
        state = { ...state, ...change }
        threads.set(token, state)
        if (joined) listen(state)
      }
      const say = (
        from: SupportMessage['from'],
        words: string,
        about: Pick<SupportMessage, 'path' | 'order' | 'images'> = {},
      ) => {
        const id = String(state.messages.length + 1)
        const by = from === 'support' && state.agent !== '' ? { by: state.agent } : {}
        const message = { id, from, text: words, at: clock.now(), ...by, ...about }
        show({ messages: [...state.messages, message] })
      }
      const reply = (answer: Text, about: Pick<SupportMessage, 'path' | 'order'> = {}) => {
        show({ typing: true })
        clock.after(TYPING, () => {
          show({ typing: false })
          say('support', t(answer), about)
        })
      }
      const queue = (place: number) => {
        show({ place: place > 0 ? place : null })
        if (place > 0) return void clock.after(PLACE, () => queue(place - 1))
        const host = hostFor(backend.journal.world.seed, 'support', group)
        show({ agent: host })
        reply(text('chat.hello', { host }))
      }
      const answer = ({ text: words, person, ...about }: Said) => {
        reply(words, about)
        if (person && state.agent === '' && state.place === null) clock.after(TYPING, () => queue(QUEUE))
      }
      if (state.messages.length === 0) say('support', t(text('chat.welcome')))
      else listen(state)
      return {
        send: async ({ text: words, order, images }) => {
          const how = await carried()
          if (how === 'closed') show({ closed: true })
          if (how !== 'arrived') return false
          show({ closed: false })
          say('player', words, { images })
          void answerTo(call, { text: words, order, images }).then(answer)
          return true
        },
        leave: () => {
          joined = false
        },
      }
    },
  }
}
