import { dayOf } from '../../../../mocks/world/core/clock'
import { DEPOSIT_GOAL } from '../../../../mocks/world/jackpot/table'
import { ordersIn } from '../../../../mocks/world/wallet/walletOrders'
import { DEPOSIT_STATUS, WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import { type Account, moved, type Rule, same, sum } from './rule'

/** Kinds of coin movements that are no reward. */
const NO_REWARD = /^(opening|bet|win|game\.|safebox\.|withdraw\.|deposit\.paid)/

const closed: readonly number[] = [WITHDRAW_STATUS.rejected, WITHDRAW_STATUS.failed]

const paidOn = ({ player }: Account): Map<string, number> => {
  const days = new Map<string, number>()
  for (const { doneAt, price } of ordersIn(player.state.deposits, DEPOSIT_STATUS.paid))
    days.set(dayOf(doneAt), (days.get(dayOf(doneAt)) ?? 0) + price)
  return days
}

/** Rules of deposits, withdrawals and rewards. */
export const walletRules: readonly Rule[] = [
  {
    name: 'deposits in all are the paid orders, and the ledger has each',
    check: (account, expect) => {
      const { player, coin } = account
      const paid = ordersIn(player.state.deposits, DEPOSIT_STATUS.paid)
      same(
        expect,
        'deposits in all',
        player.totalRecharge,
        sum(paid, ({ price }) => price),
      )
      same(expect, 'deposits in the ledger', moved(account, 'deposit.paid'), player.totalRecharge)
      const entries = new Map(coin.filter(({ kind }) => kind === 'deposit.paid').map((entry) => [entry.ref, entry]))
      for (const { id, price, doneAt } of paid) {
        same(expect, `the money of ${id}`, entries.get(id)?.amount, price)
        same(expect, `the instant of ${id}`, entries.get(id)?.at, doneAt)
      }
    },
  },
  {
    name: 'withdrawals in all are the paid ones, and failed ones came back',
    check: (account, expect) => {
      const { player } = account
      const rows = player.state.withdrawals?.rows ?? []
      const of = (statuses: readonly number[]) =>
        sum(rows, ({ status, amount }) => (statuses.includes(status) ? amount : 0))
      same(expect, 'withdrawals in all', player.totalExchange, of([WITHDRAW_STATUS.paid]))
      same(
        expect,
        'money held',
        -moved(account, 'withdraw.held'),
        sum(rows, ({ amount }) => amount),
      )
      same(expect, 'money returned', moved(account, 'withdraw.returned'), of(closed))
    },
  },
  {
    name: 'deposits, wins and rewards less bets and withdrawals are the balance',
    check: (account, expect) => {
      const { player, coin } = account
      const rewards = sum(coin, ({ kind, amount }) => (NO_REWARD.test(kind) ? 0 : amount))
      const aside = sum(coin, ({ kind, amount }) => (/^(game|safebox)\./.test(kind) ? amount : 0))
      const held = sum(player.state.withdrawals?.rows ?? [], ({ status, amount }) =>
        status === WITHDRAW_STATUS.paid || closed.includes(status) ? 0 : amount,
      )
      const wins = sum(player.state.rounds?.days ?? [], ({ win }) => win)
      const gained = player.totalRecharge + wins + rewards + moved(account, 'opening')
      const staked = sum(Object.values(player.state.games?.rounds ?? {}), ({ id, bet, over }) =>
        over || id.startsWith('demo') ? 0 : bet,
      )
      const spent = player.bet + staked + player.totalExchange + held
      same(expect, 'coin', player.balances.coin ?? 0, gained - spent + aside)
    },
  },
  {
    name: 'every reward is in the reward log',
    check: ({ player, coin }, expect) => {
      const key = (at: number, kind: string, amount: number) => `${at} ${kind} ${amount}`
      const logged = new Set((player.state.rewards?.rows ?? []).map(({ at, kind, count }) => key(at, kind, count)))
      for (const { id, at, kind, amount } of coin)
        if (!NO_REWARD.test(kind)) expect(logged.has(key(at, kind, amount)), () => `${id} ${kind} ${amount}`)
    },
  },
  {
    name: 'a used coupon names the order it was used in, or the gift it gave',
    check: ({ player, coin }, expect) => {
      const named = new Set(ordersIn(player.state.deposits, DEPOSIT_STATUS.paid).map(({ couponId }) => couponId))
      for (const { kind, ref } of coin) if (kind === 'coupon.gift') named.add(ref)
      for (const { id, usedAt } of player.state.coupons?.done ?? [])
        if (usedAt > 0) expect(named.has(id), () => `coupon ${id} was used for nothing`)
    },
  },
  {
    name: 'a day’s deposits earn its draw chance, and each draw spends one',
    check: (account, expect) => {
      const { entries, player } = account
      const reached = [...paidOn(account)].filter(([, amount]) => amount >= DEPOSIT_GOAL).map(([day]) => day)
      const earned = entries.filter(({ kind }) => kind === 'jackpot.chance').map(({ at }) => dayOf(at))
      same(expect, 'days with a chance', earned.join(), reached.join())
      const spent = entries.filter(({ kind }) => kind === 'jackpot.draw').length
      same(expect, 'draws', player.state.jackpot?.draws.length ?? 0, spent)
    },
  },
]
