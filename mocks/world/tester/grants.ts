import { PROP_RANGE } from '../../../src/contract/activity/rewards'
import { isCoupon } from '../bonus/rewards'
import { earnLiveness } from '../bonus/tasksLiveness'
import { givePlayed } from '../care/played'
import { propConfig } from '../config/props'
import { vipLadder } from '../config/vip'
import { DAY, MINUTE } from '../core/clock'
import { type Asset, post } from '../core/ledger'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { addCoupon } from '../wallet/coupon/coupons'
import { depositStates, giveDeposit } from './deposits'
import { giveBonus, giveCommission, giveFriends, giveLeft, giveLevel, giveSpins, periods } from './gifts'
import { giveMail, letters } from './letters'

type Give = (world: World, player: Player) => void

/** What a tester can give: its valid values in words, and what a value gives (null = invalid). */
interface Grant {
  values: string
  example: string
  give: (value: string) => Give | null
}

const MOST = 100_000_000_000

const amount = (unit: string, most: number, example: number, give: (amount: number) => Give): Grant => ({
  values: `${unit}, 1 to ${most}`,
  example: String(example),
  give: (value) => (/^[1-9]\d{0,11}$/.test(value) && Number(value) <= most ? give(Number(value)) : null),
})

const asset =
  (name: Asset): ((amount: number) => Give) =>
  (amount) =>
  (world, player) =>
    void post(world, player, name, amount, `tester.${name}`, '')

const LEFT = /^([1-9]\d{0,11})(?:@([1-9]\d{0,4}))?$/

/** `4000` in the first game, `4000@7` in game 7. */
const left: Grant = {
  values: `cents, 1 to ${MOST}, left in game 1; in another as <cents>@<gameId>`,
  example: '4000@7',
  give: (value) => {
    const [, cents, gameId = '1'] = LEFT.exec(value) ?? []
    return cents === undefined || Number(cents) > MOST ? null : giveLeft(Number(cents), Number(gameId))
  },
}

const choice = <T extends string | number>(values: readonly T[], example: T, give: (value: T) => Give): Grant => ({
  values: values.join(', '),
  example: String(example),
  give: (value) => {
    const known = values.find((one) => String(one) === value)
    return known === undefined ? null : give(known)
  },
})

const props = Object.keys(propConfig).map(Number)
const items = props.filter((id) => id >= PROP_RANGE.newYear[0] && id <= PROP_RANGE.newYear[1])

/**
 * By name. Balances move through the ledger, as `tester.<asset>`; bonuses are paid when the player claims them. A frozen
 * account keeps its session, so that the same player can open it again.
 */
export const grantKinds: ReadonlyMap<string, Grant> = new Map([
  ['coin', amount('cents', MOST, 5_000, asset('coin'))],
  ['points', amount('points', MOST, 200, asset('points'))],
  ['chance', amount('draw chances', 1_000, 1, asset('chance'))],
  ['safebox', amount('cents', MOST, 5_000, asset('safebox'))],
  [
    'liveness',
    amount('liveness', 10_000, 20, (count) => (world, player) => {
      asset('liveness')(count)(world, player)
      earnLiveness(player, count, world.now)
    }),
  ],
  [
    'coupon',
    choice(
      props.filter(isCoupon),
      1010,
      (id) => (world, player) => void addCoupon(world, player, id, '', 'tester.coupon'),
    ),
  ],
  [
    'item',
    choice(items, 40001, (id) => (world, player) => void post(world, player, `item:${id}`, 1, 'tester.item', '')),
  ],
  [
    'level',
    choice(
      vipLadder.map(({ level }) => level),
      12,
      giveLevel,
    ),
  ],
  [
    'account',
    choice(['frozen', 'open'], 'frozen', (state) => (_world, player) => {
      player.frozen = state === 'frozen'
    }),
  ],
  ['mail', choice(letters, 'welcome', giveMail)],
  ['bonus', choice(periods, 'daily', giveBonus)],
  ['commission', amount('cents', MOST, 500, giveCommission)],
  ['friend', amount('friends', 100, 1, giveFriends)],
  ['deposit', choice(depositStates, 'pending', giveDeposit)],
  ['left', left],
  ['played', amount('minutes of play', DAY / MINUTE, 60, givePlayed)],
  ['spins', amount('spins of the invite wheel', 1_000, 1, giveSpins)],
])

/** Parses `<what>:<value>`; null when either is invalid. */
export const parseGrant = (word: string): Give | null => {
  const colon = word.indexOf(':')
  return grantKinds.get(word.slice(0, Math.max(0, colon)))?.give(word.slice(colon + 1)) ?? null
}
