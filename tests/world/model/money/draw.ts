import type { Chance } from '../../../../mocks/world/core/chance'
import type { Scene } from './batch'
import { breakLine, type Settled } from './breaks'
import { depositLine } from './deposits'
import { gameLine } from './games'
import { couponLine, pointsLine, retrieveLine } from './gifts'
import { limitLine } from './limits'
import type { Line } from './line'
import { cancelLine, paidLine, providerLine } from './orders'
import { safeboxLine, withdrawLine } from './withdrawals'

/** What calls are drawn from. */
export interface Drawing extends Scene {
  chance: Chance
  /** Number of the last request. */
  requests: number
  /** What rounds have ended with, as last read. */
  settled: Settled
  /** Calls with a request id that were done, to be repeated. */
  repeatable: { line: Line; reply: string }[]
}

/** The same request again gets the first reply and changes nothing. */
const repeatLine = ({ chance, repeatable }: Drawing): Line | null => {
  if (repeatable.length === 0) return null
  const { line, reply } = chance.pick(repeatable)
  return {
    ...line,
    kind: 'repeat',
    readable: true,
    device: chance.int(0, 1),
    expects: () => 'done',
    book: (_purse, now) => {
      if (JSON.stringify(now) !== reply) throw new Error(`${reply} was repeated as ${JSON.stringify(now)}`)
    },
    refused: () => undefined,
    reconcile: async () => null,
  }
}

const REPEATED = ['deposit', 'withdraw', 'safebox.in', 'safebox.out', 'points']

/** Notes the replies of calls that can be repeated. */
export const noted = (walk: Drawing, line: Line): Line =>
  REPEATED.includes(line.kind)
    ? {
        ...line,
        send: async (wire, token) => {
          const outcome = await line.send(wire, token)
          if (outcome !== 'lost' && 'reply' in outcome)
            walk.repeatable = [...walk.repeatable.slice(-30), { line, reply: JSON.stringify(outcome.reply) }]
          return outcome
        },
      }
    : line

/** One of all kinds of calls; null where there is nothing to call about. */
export const draw = (walk: Drawing): Line | null => {
  const { chance, terms, purse } = walk
  walk.requests += 1
  const [id, device] = [`request-${walk.requests}`, chance.int(0, 1)]
  const dice = chance.unit()
  if (dice < 0.17) return depositLine(chance, device, terms, purse, id)
  if (dice < 0.23) return paidLine(chance, device, purse)
  if (dice < 0.27) return cancelLine(chance, device, purse)
  if (dice < 0.36) return providerLine(chance, purse)
  if (dice < 0.43) return withdrawLine(chance, device, terms, purse, id)
  if (dice < 0.52) return safeboxLine(chance, device, purse, id)
  if (dice < 0.57) return couponLine(chance, device, purse)
  if (dice < 0.63) return pointsLine(chance, device, terms, id)
  if (dice < 0.65) return retrieveLine(device)
  if (dice < 0.66) return limitLine(chance, device)
  if (dice < 0.665) return breakLine(chance, device, terms, () => walk.settled)
  if (dice < 0.7) return repeatLine(walk)
  return gameLine(chance, device, terms, id)
}
