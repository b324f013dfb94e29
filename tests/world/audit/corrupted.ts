import type { LedgerEntry } from '../../../mocks/world/core/ledger'
import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'

type Corruption = (player: Player, entries: LedgerEntry[], world: World) => void

const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('there is nothing to corrupt')
  return one
}

const mailOf = (player: Player, kind: string) =>
  found(Object.values(player.state.mail?.mails ?? {}).find((mail) => mail.kind === kind))

/** For each rule the smallest change of a valid world that breaks it. */
export const corruptions: Readonly<Record<string, Corruption>> = {
  'opening balances are nothing or a small gift': (_player, entries) => {
    found(entries.find(({ kind }) => kind === 'opening')).amount = 50_000
  },
  'movements add up to every balance, in order of time, never below zero': (_player, entries) => {
    found(entries[7]).balanceAfter += 1
  },
  'nothing is before the registration or in the future': (player, _entries, world) => {
    found(player.state.rounds?.rows.at(-1)).at = world.now + 1
  },
  'experience is what was bet, in the record and in the ledger': (player) => {
    player.vipExp += 1
  },
  'the days of the bet record are those of the ledger, and its rounds are among them': (player) => {
    found(player.state.rounds?.days[3]).win += 1
  },
  'levels are those of the experience': (player) => {
    found(player.state.vip).knownLevel -= 1
  },
  'large sums of bets return what games return': (_player, entries) => {
    for (const entry of entries) if (entry.kind === 'win') entry.amount = Math.floor(entry.amount / 2)
  },
  'each rebate is for the bets settled since the last': (player) => {
    found(player.state.rebate?.log[2]).bet += 1
  },
  'deposits in all are the paid orders, and the ledger has each': (player) => {
    player.totalRecharge += 1
  },
  'withdrawals in all are the paid ones, and failed ones came back': (player) => {
    player.totalExchange -= 1
  },
  'deposits, wins and rewards less bets and withdrawals are the balance': (player) => {
    player.balances.coin = (player.balances.coin ?? 0) + 1
  },
  'every reward is in the reward log': (player) => {
    player.state.rewards?.rows.splice(10, 10)
  },
  'a used coupon names the order it was used in, or the gift it gave': (player) => {
    for (const row of player.state.deposits?.rows ?? []) row.couponId = ''
  },
  'a day’s deposits earn its draw chance, and each draw spends one': (player) => {
    player.state.jackpot?.draws.pop()
  },
  'the counters of each period are those of the ledger': (player) => {
    found(player.state.counters?.periods.month).counts.deposit += 1
  },
  'the bets that keep the VIP level are those of the week and the month': (player) => {
    found(player.state.vip).month.bet -= 1
  },
  'each month has one statement with its figures': (player) => {
    const statement = mailOf(player, 'statement')
    statement.body = { ...statement.body, values: { ...statement.body.values, bet: 1 } }
  },
  'mails tell what happened, at its instant': (player) => {
    const mail = mailOf(player, 'depositPaid')
    mail.body = { ...mail.body, values: { ...mail.body.values, orderId: 'K12345678' } }
  },
  'commissions are shares of the friends’ bets, claimed or waiting': (player) => {
    found(player.state.agent?.people[0]).commission += 1
  },
  'a persona has the level, the coin and the draw chance of its profile': (player) => {
    player.balances.chance = 2
  },
  'the great balances were deposited': (player) => {
    player.totalRecharge = 1
  },
}
