import { answer, type Reply } from '../../mocks/handlers/answer'
import { createWorld } from '../../mocks/personas/build'
import { coin, grant } from '../../mocks/world/bonus/rewards'
import type { Player } from '../../mocks/world/core/player'
import type { World } from '../../mocks/world/core/state'
import { startGame } from '../../mocks/world/game/game'
import { gameListVersion } from '../../mocks/world/game/open'
import { settleBet } from '../world/game/support'
import { median, most, timed, type WorldRow } from './measure'

const real = Date.UTC(2026, 0, 15, 12)

interface Scene {
  world: World
  player: Player
  token: string
  /** Makes each request unique. */
  serial: number
}

/** Plays until the ledger has this many entries: bets, wins and rewards. */
const live = (world: World, player: Player, movements: number): void => {
  const entries = world.ledger[player.id] ?? []
  const { sessionId } = startGame(world, player, { gameId: 1 })
  for (let turn = 0; entries.length < movements; turn++) {
    settleBet(world, player, { gameId: 1, bet: 100, win: 100, sessionId })
    grant(world, player, coin(1), 'task.award', `past-${turn}`)
  }
}

const sceneOf = (gameCount: number, movements: number): Scene => {
  const clock = { mode: 'frozen', at: real } as const
  const { world, token } = createWorld({ seed: 1, persona: 'regular', clock, real, gameCount })
  const player = Object.values(world.players).find(({ persona }) => persona === 'regular')
  if (!player || token === null) throw new Error('nobody is signed in')
  live(world, player, movements)
  return { world, player, token, serial: 0 }
}

const page = { pageNum: 1, pageSize: 20 }
/** The frequent calls of a visit: lists, records, play and money. The catalog's size is given. */
const bodies: Readonly<Record<string, (scene: Scene) => object>> = {
  preLogin: ({ world }) => ({
    ...Object.fromEntries(
      ['os', 'deviceModel', 'messagingToken', 'phoneinfoJsonModel', 'deviceId'].map((key) => [key, 'x']),
    ),
    gameListVersion: gameListVersion(world),
  }),
  getAfterLoginInfoWeb: () => ({ version: '1', os: 'x', deviceModel: 'x' }),
  refreshData: () => ({}),
  online: () => ({ gameId: 1 }),
  getActivityIds: () => ({}),
  activityGetStatusList: () => ({}),
  activityDetail: () => ({ activityId: 51 }),
  getTaskUser: () => ({}),
  loginBonus3User: () => ({}),
  activityAwardGetLog: () => page,
  startGame: () => ({ gameId: 1 }),
  gameLike: (scene) => ({ gameId: 1, like: ++scene.serial % 2 === 0 }),
  slotSpin: ({ player }) => ({ sessionId: player.state.games?.sessions.at(-1)?.id, gameId: 1, bet: 20 }),
  gameBalances: () => ({}),
  betRecord: () => page,
  betRecordReport: () => ({}),
  appUserCoinDetail: () => page,
  getJackpotDrawInfo: () => ({}),
  getPersonJackpotDrawAwardLog: () => page,
  getJackpotRank: () => page,
  getVipInfo: () => ({}),
  betBonus: () => ({ type: 0 }),
  betBonusLog: () => page,
  getMail2: () => page,
  couponList: () => ({}),
  rechargeRecord: () => page,
  getExchange: () => ({}),
  exchangeRecord: () => page,
  appAgent5User: () => ({}),
  appAgent5UserLog: () => page,
  actInviteUser: () => ({}),
  feedbackRecord: () => page,
  playCare: () => ({}),
}

/** Makes a call that must succeed; a refusal would be too cheap. */
const call = ({ world, token }: Scene, name: string, body: object): Reply => {
  const reply = answer(world, { name, token, body })
  // Serializing the reply is part of the cost.
  const text = JSON.stringify(reply)
  if ((reply['errcode'] ?? reply['code']) !== 0) throw new Error(`${name} gives ${text}`)
  return reply
}

/** The number of open orders is limited. */
const orderAndCancel = (scene: Scene): void => {
  const request = { channelId: 'instant', itemId: 'i10000', requestId: `q${++scene.serial}` }
  const { order } = call(scene, 'rechargeOrder', request) as { order: { orderId: string } }
  call(scene, 'rechargeOrderCancel', { orderId: order.orderId })
}

const visits: Readonly<Record<string, (scene: Scene) => void>> = {
  ...Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [name, (scene: Scene) => void call(scene, name, body(scene))]),
  ),
  'rechargeOrder and its cancellation': orderAndCancel,
}

const ROUNDS = 12
const LEAST_CALLS = 60
/** Minimum duration of a round above the noise of the machine, ms. */
const LONG_ENOUGH = 4
const LIMIT = 1.5

const callsOf = (scene: Scene, visit: (scene: Scene) => void): number => {
  let calls = LEAST_CALLS
  while (calls < 10_000 && timed(() => visit(scene), calls) < LONG_ENOUGH) calls *= 2
  return calls
}

/** Ratio of the cost in the large world to that in the small one: median of alternating rounds. */
const beside = (small: Scene, large: Scene, visit: (scene: Scene) => void): number => {
  const calls = callsOf(small, visit)
  return median(
    Array.from({ length: ROUNDS }, () => {
      const inSmall = timed(() => visit(small), calls)
      return timed(() => visit(large), calls) / inSmall
    }),
  )
}

const ATTEMPTS = 3

/** A real growth shows in every attempt; one-off noise of the machine or the optimiser does not. */
const steadily = (measure: () => number): number => {
  let least = measure()
  for (let attempt = 1; attempt < ATTEMPTS && least > LIMIT; attempt++) least = Math.min(least, measure())
  return least
}

/** Checks that a reply costs the same in a small and a large world: catalog size, ledger length. */
export const measureFlat = (): WorldRow[] => {
  const [games, manyGames] = [sceneOf(300, 100), sceneOf(10_000, 100)]
  const [movements, manyMovements] = [sceneOf(300, 100), sceneOf(300, 100_000)]
  return Object.entries(visits).flatMap(([name, visit]) => [
    most(
      `${name}: 10,000 games beside 300`,
      steadily(() => beside(games, manyGames, visit)),
      LIMIT,
    ),
    most(
      `${name}: 100,000 movements beside 100`,
      steadily(() => beside(movements, manyMovements, visit)),
      LIMIT,
    ),
  ])
}
