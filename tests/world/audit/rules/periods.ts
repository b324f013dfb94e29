import { countsOf } from '../../../../mocks/world/bonus/tasksCounters'
import { periodEnd, periodKey } from '../../../../mocks/world/bonus/tasksPeriods'
import { DAY, weekOf } from '../../../../mocks/world/core/clock'
import { MAIL_DAYS } from '../../../../mocks/world/mail/box'
import { type Account, type Rule, same, sum } from './rule'

const PERIODS = ['ever', 'day', 'week', 'month'] as const

/** Bets, wins and deposits of a period in the ledger, cents. */
const figuresIn = ({ coin, rounds }: Account, within: (at: number) => boolean) => {
  const of = (entries: typeof coin, wanted: string) =>
    Math.abs(sum(entries, ({ kind, at, amount }) => (kind === wanted && within(at) ? amount : 0)))
  return { bet: of(rounds, 'bet'), win: of(rounds, 'win'), deposit: of(coin, 'deposit.paid') }
}

/** The months whose statement has been sent and not expired. */
const statedMonths = ({ world, player }: Account): string[] => {
  const months: string[] = []
  for (let at = player.registeredAt; ; ) {
    const end = periodEnd('month', at) ?? Number.POSITIVE_INFINITY
    if (end > world.now) return months
    if (end + MAIL_DAYS * DAY > world.now) months.push(periodKey('month', at))
    at = end
  }
}

/** Rules of counters and statements. */
export const periodRules: readonly Rule[] = [
  {
    name: 'the counters of each period are those of the ledger',
    check: (account, expect) => {
      const { world, player } = account
      for (const period of PERIODS) {
        const key = periodKey(period, world.now)
        const should = figuresIn(account, (at) => periodKey(period, at) === key)
        const is = countsOf(player, period, world.now)
        for (const name of ['bet', 'win', 'deposit'] as const)
          same(expect, `${name} of the ${period}`, is[name], should[name])
      }
    },
  },
  {
    name: 'the bets that keep the VIP level are those of the week and the month',
    check: (account, expect) => {
      const { week, month } = account.player.state.vip ?? {}
      if (week && week.key !== '')
        same(expect, 'bets of the week', week.bet, figuresIn(account, (at) => weekOf(at) === week.key).bet)
      if (month && month.key !== '')
        same(
          expect,
          'bets of the month',
          month.bet,
          figuresIn(account, (at) => periodKey('month', at) === month.key).bet,
        )
    },
  },
  {
    name: 'each month has one statement with its figures',
    check: (account, expect) => {
      const sent = Object.values(account.player.state.mail?.mails ?? {}).filter(({ kind }) => kind === 'statement')
      const live = sent.filter(({ until }) => until > account.world.now).map(({ body }) => body.values ?? {})
      same(expect, 'statements', live.map(({ month }) => month).join(), statedMonths(account).join())
      for (const { month, ...is } of live) {
        const should = figuresIn(account, (at) => periodKey('month', at) === month)
        for (const name of ['bet', 'win', 'deposit'] as const)
          same(expect, `${name} of ${month}`, is[name], should[name])
      }
    },
  },
]
