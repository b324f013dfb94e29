import { agentRates } from '../../../../mocks/world/agent/settle'
import { AGENT_TIERS } from '../../../../mocks/world/agent/team'
import { vipAt } from '../../../../mocks/world/config/vip'
import type { Mail } from '../../../../mocks/world/mail/box'
import type { MailKind } from '../../../../mocks/world/mail/templates'
import { orderById } from '../../../../mocks/world/wallet/walletOrders'
import { type Account, moved, type Rule, same, sum } from './rule'

/** Whether what a mail tells happened at its instant. */
type Happened = (account: Account, values: Readonly<Record<string, unknown>>, at: number) => boolean

const deposit: Happened = ({ player }, { orderId, amount }, at) => {
  const row = orderById(player.state.deposits, String(orderId))
  return row?.price === amount && row?.doneAt === at
}

const withdrawal: Happened = ({ player }, { orderId, amount }, at) => {
  const row = orderById(player.state.withdrawals, String(orderId))
  return row !== undefined && row.amount === amount && row.timeline.some(({ time }) => time === at)
}

const happened: Readonly<Partial<Record<MailKind, Happened>>> = {
  depositPaid: deposit,
  depositExpired: deposit,
  depositRejected: deposit,
  withdrawalAsked: withdrawal,
  withdrawalPaid: withdrawal,
  withdrawalRejected: withdrawal,
  withdrawalFailed: withdrawal,
  vipUp: ({ rounds }, { level }, at) => {
    const bets = (until: (instant: number) => boolean) =>
      -sum(rounds, (entry) => (entry.kind === 'bet' && until(entry.at) ? entry.amount : 0))
    const { experience } = vipAt(Number(level))
    return bets((instant) => instant < at) < experience && bets((instant) => instant <= at) >= experience
  },
  jackpotWon: ({ player }, { amount }, at) =>
    player.state.jackpot?.draws.some((draw) => draw.at === at && draw.bonus === amount) ?? false,
  friendQualified: ({ player }, { nickname }, at) =>
    player.state.agent?.people.some((person) => person.valid && person.at < at && person.nickname === nickname) ??
    false,
  feedbackAnswered: ({ player }, _values, at) =>
    player.state.feedback?.rows.some(({ answeredAt }) => answeredAt === at) ?? false,
}

/** Values of a mail's text, as they were given to its template. */
const valuesOf = ({ body, title }: Mail) => ({ ...title.values, ...body.values })

/** Rules of mails and friends. */
export const peopleRules: readonly Rule[] = [
  {
    name: 'mails tell what happened, at its instant',
    check: (account, expect) => {
      for (const mail of Object.values(account.player.state.mail?.mails ?? {})) {
        const told = happened[mail.kind]
        if (told) expect(told(account, valuesOf(mail), mail.at), () => `${mail.kind} ${JSON.stringify(valuesOf(mail))}`)
      }
    },
  },
  {
    name: 'commissions are shares of the friends’ bets, claimed or waiting',
    check: (account, expect) => {
      const team = account.player.state.agent
      if (!team) return
      for (const { id, bet, tier, commission } of team.people)
        same(expect, `commission of ${id}`, commission, Math.floor((bet * agentRates[tier]) / 10_000))
      for (const tier of AGENT_TIERS) {
        const people = team.people.filter((person) => person.tier === tier)
        same(
          expect,
          `bets of tier ${tier}`,
          team.bets[tier],
          sum(people, ({ bet }) => bet),
        )
        same(
          expect,
          `commissions of tier ${tier}`,
          team.commissions[tier],
          sum(people, ({ commission }) => commission),
        )
      }
      same(
        expect,
        'commission in all',
        team.total,
        sum(team.people, ({ commission }) => commission),
      )
      same(expect, 'commission received and waiting', moved(account, 'agent.commission') + team.claimable, team.total)
    },
  },
]
