import type { Award } from '../../src/contract/rewards'
import { cents, formatCents } from '../../src/domain/money'
import { coin, points, prop } from './rewards'

/** What a mail says: its texts, where it leads and what is attached. */
export interface Letter {
  title: string
  body: string
  goTo?: string
  awards?: readonly Award[]
}

const money = (amount: number): string => formatCents(cents(amount))

/** Every mail that the backend writes, by its kind. */
export const mailTemplates = {
  welcome: ({ nickname }: { nickname: string }): Letter => ({
    title: 'Welcome to Kismara',
    body: `Hello ${nickname}, good to have you here. A small gift is attached; limits and breaks are in your profile whenever you want them.`,
    goTo: '/bonus',
    awards: [points(100), coin(50)],
  }),
  depositPaid: ({ amount, bonus, orderId }: { amount: number; bonus: number; orderId: string }): Letter => ({
    title: `Deposit of ${money(amount)} credited`,
    body: `Order ${orderId} has been paid.${bonus > 0 ? ` A bonus of ${money(bonus)} came with it.` : ''}`,
    goTo: '/wallets/record',
  }),
  depositExpired: ({ amount, orderId }: { amount: number; orderId: string }): Letter => ({
    title: `Deposit of ${money(amount)} expired`,
    body: `No payment for order ${orderId} arrived in time. Nothing was charged.`,
    goTo: '/wallets?name=deposit',
  }),
  depositRejected: ({ amount, orderId, reason }: { amount: number; orderId: string; reason: string }): Letter => ({
    title: `Deposit of ${money(amount)} rejected`,
    body: `Order ${orderId} was rejected: ${reason}`,
    goTo: '/wallets/record',
  }),
  withdrawalAsked: ({ amount, orderId }: { amount: number; orderId: string }): Letter => ({
    title: `Withdrawal of ${money(amount)} received`,
    body: `We are looking at order ${orderId}. Its steps are in your record.`,
    goTo: '/wallets/record',
  }),
  withdrawalPaid: ({ amount, orderId }: { amount: number; orderId: string }): Letter => ({
    title: `Withdrawal of ${money(amount)} paid`,
    body: `Order ${orderId} is on its way to your bank.`,
    goTo: '/wallets/record',
  }),
  withdrawalRejected: ({ amount, orderId, reason }: { amount: number; orderId: string; reason: string }): Letter => ({
    title: `Withdrawal of ${money(amount)} rejected`,
    body: `Order ${orderId} was rejected: ${reason} The amount is back in your balance.`,
    goTo: '/wallets/record',
  }),
  vipUp: ({ level }: { level: number }): Letter => ({
    title: `You reached VIP ${level}`,
    body: 'Your level-up bonus waits on the VIP page.',
    goTo: '/vip',
  }),
  rebateReady: ({ amount }: { amount: number }): Letter => ({
    title: `A rebate of ${money(amount)} is ready`,
    body: 'It has been settled and can be claimed.',
    goTo: '/vip/rebate',
  }),
  jackpotWon: ({ name, amount }: { name: string; amount: number }): Letter => ({
    title: `${name} jackpot: ${money(amount)}`,
    body: 'It is in your balance. The draw can be checked in its record.',
    goTo: '/activity/jackpot',
  }),
  friendJoined: ({ nickname, spins }: { nickname: string; spins: number }): Letter => ({
    title: `${nickname} joined with your code`,
    body: `${spins} spins of the invite wheel are yours.`,
    goTo: '/agent',
  }),
  commissionSettled: ({ amount, day }: { amount: number; day: string }): Letter => ({
    title: `Commission of ${money(amount)} settled`,
    body: `For the bets of your team on ${day}.`,
    goTo: '/agent',
  }),
  feedbackAnswered: ({ id }: { id: string }): Letter => ({
    title: 'Your feedback has an answer',
    body: 'Thank you for writing. Read what we say.',
    goTo: `/feedback/record/${id}`,
  }),
  couponGift: ({ propId }: { propId: number }): Letter => ({
    title: 'A coupon for you',
    body: 'It is attached, and good for 30 days once you take it.',
    goTo: '/bonus/reward',
    awards: [prop(propId)],
  }),
  gift: ({ amount }: { amount: number }): Letter => ({
    title: 'A gift from the house',
    body: 'Thank you for playing with us.',
    awards: [coin(amount)],
  }),
  limitChanged: ({ period, amount }: { period: string; amount: number | null }): Letter => ({
    title: 'Your deposit limit changed',
    body: amount === null ? `There is no limit for a ${period} now.` : `It is ${money(amount)} for a ${period} now.`,
    goTo: '/member/profile',
  }),
  newLogin: ({ at }: { at: number }): Letter => ({
    title: 'A new sign-in',
    body: `Somebody signed in to your account on ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC. If it was not you, change your password.`,
    goTo: '/member/profile',
  }),
  statement: ({ month, deposit, bet, win }: { month: string; deposit: number; bet: number; win: number }): Letter => ({
    title: `Your statement for ${month}`,
    body: `Deposits ${money(deposit)}, bets ${money(bet)}, wins ${money(win)}, net ${money(win - bet)}.`,
    goTo: '/member/report',
  }),
  maintenance: ({ day }: { day: string }): Letter => ({
    title: `Maintenance on ${day}`,
    body: 'Some games rest between 03:00 and 04:00 UTC. Balances are not touched.',
  }),
  appUpdate: ({ version }: { version: string }): Letter => ({
    title: `Version ${version} is here`,
    body: 'The next time you open the app you have it.',
  }),
} as const

/** The kind of a mail. */
export type MailKind = keyof typeof mailTemplates
/** What a kind of mail needs to be written. */
export type MailData<K extends MailKind> = Parameters<(typeof mailTemplates)[K]>[0]

/** Writes a mail's texts. */
export const letterOf = <K extends MailKind>(kind: K, data: MailData<K>): Letter =>
  // One kind's template takes exactly that kind's data, which the compiler cannot follow through the union.
  (mailTemplates[kind] as (data: MailData<K>) => Letter)(data)
