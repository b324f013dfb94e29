import { balanceOf } from '../../world/core/ledger'
import { safeboxMove } from '../../world/wallet/safebox'
import { wageringLeft } from '../../world/wallet/walletWagering'
import { exchange } from '../../world/wallet/withdraw/withdraw'
import { leftToday } from '../../world/wallet/withdraw/withdrawState'
import { withdrawMethods } from '../../world/wallet/withdraw/withdrawTable'
import { chanceOn, eachDay, type History, type Moment, QUIET_DAYS, unread } from './history'
import { perEvening, safeboxOf, setAside } from './plan'

/** Deposits per withdrawal. */
const DEPOSITS = 2
/** One withdrawal in this many fails: its cents decide (see `withdrawMagic`). */
const FAILS = 7
const FAILING_CENTS = 17

/** What a persona keeps on an evening, cents: it grows to what it has today. */
const keepOf = (history: History, back: number): number => {
  const { coin, registeredDaysAgo } = history.profile
  if (back === 1) return coin
  return ((coin + setAside(history)) * (registeredDaysAgo - back)) / registeredDaysAgo + 2 * perEvening(history)
}

/** A habit: something after every second deposit. */
const habitOf = (history: History, back: number): number => {
  const { deposits, withdrawals } = history.player.state
  if (back <= QUIET_DAYS || (deposits?.paid ?? 0) < DEPOSITS * ((withdrawals?.rows.length ?? 0) + 1)) return 0
  const wanted = history.profile.deposit * chanceOn(history, 'withdrawal', back).pick([0.5, 1, 1.5])
  return Math.min(wanted, balanceOf(history.player, 'coin') - perEvening(history))
}

/** Withdraws the surplus, in whole coins. */
const withdraw = (history: History, back: number): void => {
  const { world, player, profile } = history
  const card = player.state.cards?.[0]
  if (!card || wageringLeft(player) > 0 || (back <= QUIET_DAYS && profile.coin === 0)) return
  const over = balanceOf(player, 'coin') - keepOf(history, back)
  const left = leftToday(world, player)
  const wanted = Math.min(left.count > 0 ? left.amount : 0, Math.max(habitOf(history, back), over))
  const methods = back === 1 ? withdrawMethods.filter(({ key }) => key !== 'bank') : withdrawMethods
  const method = methods.find(({ min, max }) => wanted >= min && wanted <= max) ?? methods.at(-1)
  const least = back > QUIET_DAYS ? profile.deposit / 2 : 0
  if (!method || wanted < Math.max(least, method.min)) return
  const number = player.state.withdrawals?.rows.length ?? 0
  const whole = Math.floor(Math.min(wanted, method.max) / 100) * 100
  const amount = back > QUIET_DAYS && number % FAILS === FAILS - 2 ? whole - 100 + FAILING_CENTS : whole
  exchange(world, player, { method: method.key, bankId: card.id, amount, requestId: `past-${number}` }, unread)
}

const fillSafebox = ({ world, player, profile }: History): void => {
  const amount = safeboxOf(profile)
  if (amount > 0) safeboxMove(world, player, { amount, requestId: 'past' })
}

/** What a persona took out of the game. */
export const withdrawals = (history: History): Moment[] => [
  ...eachDay(history, 23, (back) => back > 0 && withdraw(history, back)),
  ...eachDay(history, 21, () => fillSafebox(history), [2]),
]
