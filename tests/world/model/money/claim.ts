import type { Award } from '../../../../src/contract/activity/rewards'
import type { Call, ReplyOf, RequestOf } from '../../../../src/contract/core/call'
import { CLAIM } from '../../../../src/contract/core/enums'
import { bookAwards } from './gifts'
import { type Expected, type Line, line } from './line'
import { isExcluded, type Purse } from './purse'
import type { Wire } from './wire'

/** Something to claim, as its page shows it. */
export interface Offer {
  key: string
  state: number
  awards: readonly Award[]
  /** Its coin is a bonus by its terms, to be played: the weekend's share. */
  held?: true
}

type Claiming = Call & { reply: { entries: { awards: unknown } } }

const stateNow = (purse: Purse, { key, state }: Offer): number => (purse.claimed.has(key) ? CLAIM.claimed : state)

const expected = (purse: Purse, offer: Offer): Expected => {
  const state = stateNow(purse, offer)
  // What is locked may be reached by the calls before it.
  if (state === CLAIM.locked) return 'open'
  if (state !== CLAIM.available) return 'refused'
  return offer.held && isExcluded(purse) ? 'wageringExcluded' : 'done'
}

const same = (a: readonly Award[], b: readonly Award[]): boolean =>
  JSON.stringify(a.map(({ propId, count }) => [propId, count])) ===
  JSON.stringify(b.map(({ propId, count }) => [propId, count]))

/** Claims an offer; `read` says what a lost call did, otherwise it is repeated. */
export const claim = <C extends Claiming>(
  kind: string,
  device: number,
  call: C,
  body: RequestOf<C>,
  offer: Offer,
  read?: (wire: Wire, token: string) => Promise<ReplyOf<C> | null>,
): Line =>
  line(device, call, {
    kind,
    body,
    ...(read && { read }),
    expects: (now) => expected(now, offer),
    book: (now, reply) => {
      const { awards } = reply as { awards: Award[] }
      if (stateNow(now, offer) === CLAIM.claimed) throw new Error(`${offer.key} paid again`)
      // A surprise shows its awards only afterward.
      if (offer.awards.length > 0 && !same(awards, offer.awards))
        throw new Error(`${offer.key} promised ${JSON.stringify(offer.awards)}, and paid ${JSON.stringify(awards)}`)
      now.claimed.add(offer.key)
      bookAwards(now, awards, offer.held === true)
    },
    // Its repeat is refused where the lost call was paid.
    again: (now) =>
      stateNow(now, offer) === CLAIM.available && !(offer.held && isExcluded(now))
        ? // The awards that were promised.
          ({ awards: offer.awards } as unknown as ReplyOf<C>)
        : null,
  })
