import { gameHello } from '../../../../mocks/world/game/playCalls'
import { accountLogin } from '../../../../src/contract/auth'
import { appConfig } from '../../../../src/contract/config'
import type { ReplyOf } from '../../../../src/contract/core/call'
import { startGame } from '../../../../src/contract/game/game'
import { pointsOffers } from '../../../../src/contract/points'
import { addBankInfo } from '../../../../src/contract/wallet/cards'
import { safeboxPassword } from '../../../../src/contract/wallet/safebox'
import { getExchange } from '../../../../src/contract/wallet/withdraw'
import type { Wire } from './wire'

/** How long the money of a channel takes, ms: the configuration says minutes only. */
export const DELAYS: Readonly<Record<string, number>> = {
  instant: 10_000,
  qr: 60_000,
  'wallet-a': 30_000,
  'wallet-b': 30_000,
  card: 20_000,
  bank: 300_000,
  crypto: 180_000,
  voucher: 15_000,
}
/** Channels whose money players send and report themselves. */
export const REPORTED: readonly string[] = ['qr', 'bank', 'crypto']
/** Vouchers with a fixed result (docs/generated/magic-inputs.md), cents. */
export const VOUCHER = { refused: 13_000, lost: 17_000 } as const

export const PASSWORD = '471147'

/** Ids of the games that are always there. */
const GAMES = { slot: 1, crash: 2, mines: 3, roulette: 4 } as const
export type GameKind = keyof typeof GAMES
export const gameKinds = Object.keys(GAMES) as GameKind[]

/** A game as its frame knows it. */
export interface Game {
  id: number
  kind: GameKind
  session: string
  bets: readonly number[]
  type: number
}

/** The published rules, as the backend's replies say them, and what the player has set up. */
export interface Terms {
  tokens: readonly [string, string]
  stranger: string
  config: ReplyOf<typeof appConfig>['config']
  withdrawal: ReplyOf<typeof getExchange>
  points: ReplyOf<typeof pointsOffers>
  bankId: string
  games: Record<GameKind, Game>
  /** Percent of a bet that counts, by game type. */
  counts: Record<number, number>
}

const signIn = async (wire: Wire, account: string): Promise<string> =>
  (await wire.ask(accountLogin, '', { account, password: 'demo1234' })).token

/** Opens a session of a game. */
export const sit = async (wire: Wire, token: string, kind: GameKind): Promise<Game> => {
  const id = GAMES[kind]
  const { sessionId: session } = await wire.ask(startGame, token, { gameId: id })
  const { bets, type } = await wire.ask(gameHello, token, { sessionId: session })
  return { id, kind, session, bets, type }
}

/** Signs in twice as the player and once as somebody else, and reads the rules. */
export const readTerms = async (wire: Wire): Promise<Terms> => {
  const tokens = [await signIn(wire, 'newcomer'), await signIn(wire, 'newcomer')] as const
  const [token] = tokens
  const card = { bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo: '5550001112' }
  const { appUserBank } = await wire.ask(addBankInfo, token, card)
  await wire.ask(safeboxPassword, token, { password: PASSWORD })
  const withdrawal = await wire.ask(getExchange, token, {})
  return {
    tokens,
    stranger: await signIn(wire, 'regular'),
    config: (await wire.ask(appConfig, token, { v: '' })).config,
    withdrawal,
    points: await wire.ask(pointsOffers, token, {}),
    bankId: appUserBank.bankId,
    games: {
      slot: await sit(wire, token, 'slot'),
      crash: await sit(wire, token, 'crash'),
      mines: await sit(wire, token, 'mines'),
      roulette: await sit(wire, token, 'roulette'),
    },
    counts: Object.fromEntries((withdrawal.contributions ?? []).map(({ gameType, percent }) => [gameType, percent])),
  }
}
