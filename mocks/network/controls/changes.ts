import { playerOf, type Reply } from '../../handlers/answer'
import { overridesOf } from '../../world/config/overrides'
import type { Backend } from '../state/backend'
import type { ChangeKind } from '../state/events'
import { codeOf } from '../state/recording'
import { parseBet } from './bets'
import { parseDraws } from './draws'
import { parseGrants } from './grants'
import { type ProviderAnswer, parseProviderAnswer } from './provider'
import { parseRounds } from './rounds'
import { ControlError } from './suggestions'
import { parseConfig } from './switches'

/** The controls that change the world, other than its clock. All are journaled. */
export interface Changes {
  /** Queues the results of the next draws. */
  draw(...options: (string | number)[]): Promise<void>
  draws(): string[]
  clearDraws(): Promise<void>
  /** Queues the results of the next rounds of the demo games. */
  round(text: string): Promise<void>
  rounds(): string[]
  clearRounds(): Promise<void>
  /** Overrides switches of the configuration; resolves with all overrides. */
  config(text: string): Promise<string[]>
  configs(): string[]
  clearConfig(): Promise<void>
  /** Gives the player of a token, by default the persona, what is listed. Resolves with the code and the balance. */
  grant(text: string, token?: string): Promise<Reply>
  /** Plays rounds as the same player. Resolves with the code, and the rounds, bets, wins and balance, all in cents. */
  bet(text: string, token?: string): Promise<Reply>
  /** Answers for the payment provider of an order of the same player, or of the `last` open one. Resolves with the code. */
  provider(orderId: string, answer: ProviderAnswer, token?: string): Promise<Reply>
}

/** Stands for the newest open order. */
const LAST = 'last'

export const createChanges = (backend: Backend): Changes => {
  const send = (name: string, body: unknown, token = backend.token() ?? ''): Promise<Reply> =>
    backend.handleInternal({ name, token, body })
  const { change } = backend.events
  const lastOrder = (token = backend.token() ?? ''): string => {
    const { rows = [] } = playerOf(backend.journal.world, token)?.state.deposits ?? {}
    const open = rows.findLast(({ doneAt }) => doneAt === 0)
    if (open) return open.id
    throw new ControlError('The player has no open deposit; begin one, or name an order.')
  }
  const configs = () => overridesOf(backend.journal.world)
  const record = async (entry: { draw: string[] } | { clearDraws: true }) => {
    await backend.commit(() => backend.journal.control({ at: backend.journal.world.now, ...entry }))
    change('draw')
  }
  /** A refused call has changed nothing. */
  const tell = (kind: ChangeKind, reply: Reply): Reply => {
    if (codeOf(reply) === 0) change(kind)
    return reply
  }
  return {
    draw: async (...options) => record({ draw: parseDraws(options) }),
    draws: () => [...backend.journal.world.forcedDraws],
    clearDraws: () => record({ clearDraws: true }),
    round: async (text) => {
      tell('round', await send('round', { set: parseRounds(text) }))
    },
    rounds: () => [...(backend.journal.world.shared.forcedRounds ?? [])],
    clearRounds: async () => {
      tell('round', await send('round', { clear: true }))
    },
    config: async (text) => {
      // Each word is valid by now; only their combination can still be refused.
      if (codeOf(tell('config', await send('configure', { set: parseConfig(text) }))) !== 0)
        throw new ControlError(
          `With '${text}' the minimum of a length would exceed its maximum, or exclude the demo’s code of 6 digits.`,
        )
      return configs()
    },
    configs,
    clearConfig: async () => {
      tell('config', await send('configure', { clear: true }))
    },
    grant: async (text, token) => tell('grant', await send('give', { grants: parseGrants(text) }, token)),
    bet: async (text, token) => tell('bet', await send('bet', parseBet(text), token)),
    provider: async (orderId, answer, token) => {
      const says = parseProviderAnswer(answer)
      const id = orderId === LAST ? lastOrder(token) : orderId
      return tell('provider', await send('answer', { orderId: id, answer: says }, token))
    },
  }
}
