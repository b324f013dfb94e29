import { activitiesWithSteps, standingsOf } from '../../../../mocks/world/activity/rules'
import { activityHeads } from '../../../../mocks/world/activity/table'
import { chestRules, taskRules } from '../../../../mocks/world/bonus/tasksTable'
import { balanceOf } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'
import type { World } from '../../../../mocks/world/core/state'
import { gameById } from '../../../../mocks/world/game/catalogue'
import { slotBets } from '../../../../mocks/world/game/slot'
import { vipTasks } from '../../../../mocks/world/vip/table'
import { couponKind } from '../../../../mocks/world/wallet/coupon/coupons'
import { depositChannels } from '../../../../mocks/world/wallet/deposit/depositTable'
import { withdrawMethods } from '../../../../mocks/world/wallet/withdraw/withdrawTable'
import { CLAIM } from '../../../../src/contract/core/enums'

/** What a well is asked with: whoever calls, and what of the body is settled already. */
export interface Source {
  world: World
  player: Player
  body: Readonly<Record<string, unknown>>
}

const newest = (ids: readonly { id: string }[] | undefined): string[] => (ids ?? []).map(({ id }) => id).reverse()

const steps = ({ world, player, body }: Source): string[] => {
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

/** Who was met already, newest first: a persona that nobody has met would bring its whole history along. */
const known = (world: World): Player[] =>
  Object.values(world.players)
    .filter(({ awaited }) => !awaited)
    .reverse()

const sessionsOf = ({ player }: Source) => player.slices.games?.sessions ?? []
const sessionIn = (source: Source) => sessionsOf(source).find(({ id }) => id === source.body['sessionId'])

/**
 * Where a request finds what it speaks of, read off the world. A guide to what is worth calling, never a judge of what comes
 * of it.
 */
export const wells = {
  activity: () => [...activitiesWithSteps, ...activityHeads.map(({ id }) => id)],
  /** Activities in which something can be claimed come first. */
  claimable: ({ world, player }) =>
    activitiesWithSteps.filter((id) => standingsOf(world, player, id).some(({ state }) => state === CLAIM.available)),
  step: steps,
  task: () => [...taskRules, ...chestRules].map(({ id }) => id),
  word: () => taskRules.filter(({ by }) => by === 'word').map(({ id }) => id),
  vipTask: () => vipTasks.map(({ id }) => id),
  valid: () => ['v1', 'v3', 'v5', 'v10', 'v30', 'v100', 'v500'],
  mail: ({ player }) => newest(player.slices.mail?.order),
  attached: ({ player }) => newest(player.slices.mail?.attached),
  order: ({ player }) => newest(player.slices.deposits?.rows),
  channel: () => depositChannels.map(({ type }) => type.id),
  item: ({ body }) =>
    (depositChannels.find(({ type }) => type.id === body['channelId']) ?? depositChannels[0])?.prices.map(
      (price) => `i${price}`,
    ) ?? [],
  coupon: ({ player }) => newest(player.slices.coupons?.open),
  gift: ({ player }) => newest(player.slices.coupons?.open.filter(({ propId }) => couponKind(propId) === 'give')),
  usedCoupon: ({ player }) => newest(player.slices.coupons?.done),
  card: ({ player }) => newest(player.slices.cards),
  method: () => withdrawMethods.map(({ key }) => key),
  amount: ({ player }) => amounts(player),
  payout: ({ player }) => [1_000, 3_000, 5_000, 5_013, 5_017, 3_013, balanceOf(player, 'coin'), 99],
  safeword: ({ player }) => [player.safeboxPassword ?? '246810'],
  password: ({ player }) => [player.password, 'demo1234'],
  session: (source) =>
    sessionsOf(source)
      .map(({ id }) => id)
      .reverse(),
  sessionGame: (source) => [sessionIn(source)?.gameId ?? 1],
  bet: (source) => {
    const game = gameById(source.world, sessionIn(source)?.gameId ?? 1)
    const bets = game ? slotBets(game.minBet, game.maxBet) : []
    const coin = balanceOf(source.player, 'coin')
    return [...bets.filter((bet) => bet <= coin), ...bets.slice(0, 2), ...bets.slice(-1)]
  },
  feedback: ({ player }) => newest(player.slices.feedback?.rows),
  inviter: ({ world }) => Object.values(world.players).flatMap(({ id, inviteCode }) => [id, inviteCode]),
  account: ({ world }) => known(world).flatMap(({ account }) => (account ? [account] : [])),
  mobile: ({ world }) => known(world).flatMap(({ mobile }) => (mobile ? [mobile] : [])),
  stranger: ({ world }) => Object.values(world.players).map(({ account }) => account),
} satisfies Record<string, (source: Source) => readonly unknown[]>

/** The name of a well. */
export type Well = keyof typeof wells

/** A value of a request: itself, or the place in a well where it is found when the call is made. */
export type Pick = { value: unknown } | { well: Well; place: number }

/** What a pick comes to. */
export const drawn = (pick: Pick, source: Source): unknown => {
  if ('value' in pick) return pick.value
  const list = wells[pick.well](source)
  return list[pick.place % Math.max(1, list.length)] ?? 'none'
}
