import { chanceFor } from '../core/chance'
import { DAY, HOUR } from '../core/clock'
import { balanceOf, post } from '../core/ledger'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { DEFAULT_LOCALE } from '../core/texts'
import type { Profile } from '../member/profile'
import { fake } from '../people/fakers'
import { personIn } from '../people/person'
import { localeOfPhone } from '../people/place'
import { addCoupon, closeCoupon } from './coupon/coupons'
import { isFailedAttempt, pastDeposit, pastWithdrawal } from './walletHistory'
import { addBankInfo, banks } from './withdraw/cards'

export type WalletProfile = Pick<
  Profile,
  'nickname' | 'deposits' | 'deposit' | 'coin' | 'history' | 'claimable' | 'registeredDaysAgo'
>

const CARDS = { none: 0, some: 1, huge: 3 } as const
/** Deposits per withdrawal. */
const DEPOSITS_PER_WITHDRAWAL = 2
/** One part in this many of a whale's balance is in the safe-box. */
const SAFEBOX_SHARE = 10

/** Instants spread over the player's past up to yesterday, ascending. */
const instants = (world: World, player: Player, what: string, count: number, days: number): number[] => {
  const last = Math.floor(world.now / DAY) * DAY - HOUR
  const first = world.now - days * DAY
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const jitter = chanceFor(world.seed, what, player.id, index).unit() * 0.8
    return Math.round(first + ((last - first) * (index + jitter)) / count)
  })
}

/** Number of attempts until `paid` deposits succeeded. */
const attemptsFor = (paid: number): number => {
  let attempts = 0
  for (let left = paid; left > 0; attempts++) if (!isFailedAttempt(attempts)) left--
  return attempts
}

/** Bank accounts at different banks, in the player's legal name. */
const giveCards = (world: World, player: Player, { history }: WalletProfile): void => {
  const locale = localeOfPhone(player.mobile) ?? DEFAULT_LOCALE
  const { fullName: holder } = personIn(locale, world.seed, 'holder', player.id)
  const accounts = fake(locale, world.seed, ['cards', player.id], (faker) =>
    faker.helpers.arrayElements(banks, CARDS[history]).map((bankName) => ({
      bankName,
      accountNo: faker.finance.accountNumber({ length: faker.number.int({ min: 10, max: 14 }) }),
    })),
  )
  for (const account of accounts) addBankInfo(world, player, { ...account, holder })
}

const giveCoupons = (world: World, player: Player, { claimable, registeredDaysAgo }: WalletProfile): void => {
  // Not before the registration.
  const ago = (days: number) => world.now - Math.min(days, registeredDaysAgo) * DAY
  addCoupon(world, player, 1203, 'welcome', 'coupon.added', ago(45))
  closeCoupon(
    world,
    player,
    addCoupon(world, player, 1301, 'birthday', 'coupon.added', ago(20)),
    'coupon.used',
    ago(19),
  )
  for (const propId of claimable ? [1005, 1010, 1020, 1202, 1301, 1302, 1304] : [1005, 1202, 1301])
    addCoupon(world, player, propId, 'gift', 'coupon.added', ago(3))
}

const fillSafebox = (world: World, player: Player, coin: number): void => {
  const amount = Math.min(balanceOf(player, 'coin'), Math.floor(coin / SAFEBOX_SHARE))
  const at = world.now - 2 * DAY
  post(world, player, 'coin', -amount, 'safebox.in', 'past', at)
  post(world, player, 'safebox', amount, 'safebox.in', 'past', at)
}

/** Writes a persona's bank accounts, deposits, withdrawals and coupons; all turnover is played. */
export const prepareWallet = (world: World, player: Player, profile: WalletProfile): void => {
  if (profile.history === 'none') return
  giveCards(world, player, profile)
  const { registeredDaysAgo: days, deposit } = profile
  const deposits = instants(world, player, 'wallet.deposits', attemptsFor(profile.deposits), days)
  const withdrawals = instants(
    world,
    player,
    'wallet.withdrawals',
    Math.floor(profile.deposits / DEPOSITS_PER_WITHDRAWAL),
    days * 0.8,
  )
  const events = [
    ...deposits.map((at, index) => ({ at, live: () => pastDeposit(world, player, index, at, deposit) })),
    ...withdrawals.map((at, index) => ({ at, live: () => pastWithdrawal(world, player, index, at, deposit) })),
  ]
  for (const { live } of events.sort((a, b) => a.at - b.at)) live()
  const { wagering } = player.state
  if (wagering) wagering.done = wagering.needed
  giveCoupons(world, player, profile)
  if (profile.history === 'huge') fillSafebox(world, player, profile.coin)
}
