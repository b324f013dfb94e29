import { activitiesWithSteps, standingsOf } from '../../../../mocks/world/activity/rules'
import { activityHeads } from '../../../../mocks/world/activity/table'
import { chestRules, taskRules } from '../../../../mocks/world/bonus/tasksTable'
import { balanceOf } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'
import type { World } from '../../../../mocks/world/core/state'
import { gameById } from '../../../../mocks/world/game/catalogue'
import { betsBetween } from '../../../../mocks/world/game/kinds'
import { vipTasks } from '../../../../mocks/world/vip/table'
import { couponKind } from '../../../../mocks/world/wallet/coupon/coupons'
import { depositChannels } from '../../../../mocks/world/wallet/deposit/depositTable'
import { withdrawMethods } from '../../../../mocks/world/wallet/withdraw/withdrawTable'
import { CLAIM } from '../../../../src/contract/core/enums'

/** What candidates are computed from: the caller, and the fields of the body so far. */
export interface Context {
  world: World
  player: Player
  body: Readonly<Record<string, unknown>>
}

const newest = (ids: readonly { id: string }[] | undefined): string[] => (ids ?? []).map(({ id }) => id).reverse()

const steps = ({ world, player, body }: Context): string[] => {
  const standings = standingsOf(world, player, Number(body['activityId']))
  const open = standings.filter(({ state }) => state === CLAIM.available)
  return [...open, ...open, ...open, ...standings].map(({ step }) => step.id)
}

const amounts = (player: Player): number[] => {
  const [coin, safebox] = [balanceOf(player, 'coin'), balanceOf(player, 'safebox')]
  return [
    coin,
    coin + 1,
    Math.floor(coin / 2),
    -safebox,
    -safebox - 1,
    -Math.floor(safebox / 2),
    5_000,
    5_013,
    5_017,
    1,
    -1,
  ]
}

/** Active players, newest first; signing in as a dormant one would write its whole history. */
const known = (world: World): Player[] =>
  Object.values(world.players)
    .filter(({ dormant }) => !dormant)
    .reverse()

const sessionsOf = ({ player }: Context) => player.state.games?.sessions ?? []
const sessionIn = (source: Context) => sessionsOf(source).find(({ id }) => id === source.body['sessionId'])

/** Values of the present world that are worth sending in a request. They only guide the generator and prove nothing. */
export const candidates = {
  activity: () => [...activitiesWithSteps, ...activityHeads.map(({ id }) => id)],
  /** Activities with something to claim. */
  claimable: ({ world, player }) =>
    activitiesWithSteps.filter((id) => standingsOf(world, player, id).some(({ state }) => state === CLAIM.available)),
  step: steps,
  task: () => [...taskRules, ...chestRules].map(({ id }) => id),
  selfReport: () => taskRules.filter(({ by }) => by === 'selfReport').map(({ id }) => id),
  vipTask: () => vipTasks.map(({ id }) => id),
  valid: () => ['v1', 'v3', 'v5', 'v10', 'v30', 'v100', 'v500'],
  mail: ({ player }) => newest(player.state.mail?.order),
  attached: ({ player }) => newest(player.state.mail?.attached),
  order: ({ player }) => newest(player.state.deposits?.rows),
  channel: () => depositChannels.map(({ type }) => type.id),
  item: ({ body }) =>
    (depositChannels.find(({ type }) => type.id === body['channelId']) ?? depositChannels[0])?.prices.map(
      (price) => `i${price}`,
    ) ?? [],
  coupon: ({ player }) => newest(player.state.coupons?.open),
  gift: ({ player }) => newest(player.state.coupons?.open.filter(({ propId }) => couponKind(propId) === 'give')),
  usedCoupon: ({ player }) => newest(player.state.coupons?.done),
  card: ({ player }) => newest(player.state.cards),
  method: () => withdrawMethods.map(({ key }) => key),
  amount: ({ player }) => amounts(player),
  withdrawal: ({ player }) => [1_000, 3_000, 5_000, 5_013, 5_017, 3_013, balanceOf(player, 'coin'), 99],
  safeword: ({ player }) => [player.safeboxPassword ?? '246810'],
  password: ({ player }) => [player.password, 'demo1234'],
  session: (source) =>
    sessionsOf(source)
      .map(({ id }) => id)
      .reverse(),
  sessionGame: (source) => [sessionIn(source)?.gameId ?? 1],
  bet: (source) => {
    const game = gameById(source.world, sessionIn(source)?.gameId ?? 1)
    const bets = game ? betsBetween(game.minBet, game.maxBet) : []
    const coin = balanceOf(source.player, 'coin')
    return [...bets.filter((bet) => bet <= coin), ...bets.slice(0, 2), ...bets.slice(-1)]
  },
  feedback: ({ player }) => newest(player.state.feedback?.rows),
  inviter: ({ world }) => Object.values(world.players).flatMap(({ id, inviteCode }) => [id, inviteCode]),
  account: ({ world }) => known(world).flatMap(({ account }) => (account ? [account] : [])),
  mobile: ({ world }) => known(world).flatMap(({ mobile }) => (mobile ? [mobile] : [])),
  otherPlayer: ({ world }) => Object.values(world.players).map(({ account }) => account),
} satisfies Record<string, (source: Context) => readonly unknown[]>

export type CandidateName = keyof typeof candidates

/** A literal value, or an index into the candidates when the request is made. */
export type FieldPick = { value: unknown } | { candidate: CandidateName; index: number }

export const resolvePick = (pick: FieldPick, source: Context): unknown => {
  if ('value' in pick) return pick.value
  const list = candidates[pick.candidate](source)
  return list[pick.index % Math.max(1, list.length)] ?? 'none'
}
