import { DEPOSIT_STATUS, WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import type { HttpPlayer, Movement } from '../world'
import { reasonOf } from './explain'
import type { Month } from './month'

/** Two figures that must be the same. */
export interface Check {
  what: string
  here: number
  there: number
}

const PAGE_SIZE = 100

/** All pages of a list. */
const all = async <T>(player: HttpPlayer, name: string, body: object = {}): Promise<T[]> => {
  const rows: T[] = []
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum++) {
    const reply = await player.call<{ list: T[]; pages: number }>(name, { ...body, pageNum, pageSize: PAGE_SIZE })
    rows.push(...reply.list)
    pages = reply.pages
  }
  return rows
}

const total = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0)

const sumOf = (entries: readonly Movement[], asset: string, ...kinds: string[]): number =>
  total(entries, (entry) => (entry.asset === asset && kinds.includes(entry.kind) ? entry.amount : 0))

/** Awards are paid once: no two entries of a kind, asset and day name the same reference. */
const repeated = (entries: readonly Movement[]): number => {
  const paid = entries.filter(({ kind }) => kind !== 'opening')
  const keys = paid.map(
    ({ kind, asset, ref, amount, at }) =>
      `${kind} ${asset} ${ref} ${amount} ${new Date(at).toISOString().slice(0, 10)}`,
  )
  return keys.length - new Set(keys).size
}

/** Entries that do not continue the balance before them, or fall below zero. */
const broken = (entries: readonly Movement[]): number => {
  const balances: Record<string, number> = {}
  return entries.filter(({ asset, amount, balanceAfter }) => {
    balances[asset] = (balances[asset] ?? 0) + amount
    return balances[asset] !== balanceAfter || balanceAfter < 0
  }).length
}

/** What the ledger says against what every other screen says. */
export const checkMonth = async ({ player, entries, mails, world }: Month): Promise<Check[]> => {
  const fresh = await player.call<Record<'coin' | 'lottery' | 'vip' | 'vipExp' | 'bet', number>>('refreshData')
  const from = Date.parse('2026-06-01')
  const report = await player.call<Record<'bet' | 'win' | 'rounds', number>>('betRecordReport', { from })
  const deposits = await all<{ status: number; price: number }>(player, 'rechargeRecord')
  const withdrawals = await all<{ status: number; amount: number }>(player, 'exchangeRecord')
  const rewards = await all<{ propId: number; count: number }>(player, 'activityAwardGetLog')
  const rebates = await all<{ bonus: number }>(player, 'betBonusLog')
  const rows = await all<{ amount: number }>(player, 'appUserCoinDetail')
  const everyone = await world.control<Movement[]>('GET', '/ledger')
  const bets = -sumOf(entries, 'coin', 'bet')
  const paid = deposits.filter(({ status }) => status === DEPOSIT_STATUS.paid)
  const gone = withdrawals.filter(
    ({ status }) => status !== WITHDRAW_STATUS.rejected && status !== WITHDRAW_STATUS.failed,
  )
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  // Of coin, everything but play, deposits and withdrawals is an award.
  const money = ['opening', 'bet', 'win', 'deposit.paid', 'withdraw.held', 'withdraw.returned']
  const awards = sumOf(entries, 'coin', ...kinds.filter((kind) => !money.includes(kind)))
  const check = (what: string, here: number, there: number): Check => ({ what, here, there })
  const mailed = (kind: string) => mails.filter((mail) => mail.kind === kind).length
  return [
    check('entries that break the balance before them', broken(entries), 0),
    check(
      'entries without a reason',
      entries.filter((entry) => !/^(bet|win)$/.test(entry.kind) && !reasonOf(entry)).length,
      0,
    ),
    check('awards paid twice', repeated(entries), 0),
    check(
      "coin of the ledger, the app's",
      total(entries, ({ asset, amount }) => (asset === 'coin' ? amount : 0)),
      fresh.coin,
    ),
    check(
      "points of the ledger, the app's",
      total(entries, ({ asset, amount }) => (asset === 'points' ? amount : 0)),
      fresh.lottery,
    ),
    check(
      'coin of the ledger, the sum of the coin details',
      fresh.coin,
      total(rows, ({ amount }) => amount),
    ),
    check('bets of the ledger, the bet record', bets, report.bet),
    check('wins of the ledger, the bet record', sumOf(entries, 'coin', 'win'), report.win),
    check('bets of the ledger, the VIP experience', bets, fresh.vipExp),
    check("bets of the ledger, the player's bets", bets, fresh.bet),
    check(
      'deposits of the ledger, the deposit record',
      sumOf(entries, 'coin', 'deposit.paid'),
      total(paid, ({ price }) => price),
    ),
    check(
      'withdrawals of the ledger, the withdrawal record',
      -sumOf(entries, 'coin', 'withdraw.held', 'withdraw.returned'),
      total(gone, ({ amount }) => amount),
    ),
    check(
      'awards of the ledger, the reward record',
      awards,
      total(rewards, ({ propId, count }) => (propId === 2001 || propId >= 50_000 ? count : 0)),
    ),
    check(
      'rebates of the ledger, the rebate record',
      sumOf(entries, 'coin', 'rebate.received'),
      total(rebates, ({ bonus }) => bonus),
    ),
    check(
      "entries of the player, of the whole ledger's",
      entries.length,
      everyone.filter(({ playerId }) => playerId === player.id).length,
    ),
    check('mails about a new level, levels', mailed('vipUp'), fresh.vip),
    check('mails about a paid deposit, deposits', mailed('depositPaid'), paid.length),
    check('mails about a requested withdrawal, withdrawals', mailed('withdrawalAsked'), withdrawals.length),
    check('VIP level', fresh.vip, 3),
  ]
}
