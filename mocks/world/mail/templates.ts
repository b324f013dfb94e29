import type { Award } from '../../../src/contract/activity/rewards'
import { coin, points, prop } from '../bonus/rewards'
import type { LimitChange, LimitPeriod } from '../care/depositLimit'
import { TOP_LEVEL } from '../config/vip'
import { type Text, type TextId, text } from '../core/texts'
import type { MailVariation } from './variation'

/** The content of a mail: texts, link and attachments. */
export interface Letter {
  title: Text
  body: Text
  goTo?: string
  awards?: readonly Award[]
}

type Values = NonNullable<Text['values']>
type More = Pick<Letter, 'goTo' | 'awards'>
/** Drawn only by the kinds that have several wordings. */
type LazyVariation = () => MailVariation
/** Kinds whose two texts are named after them. */
type PlainKind = { [K in TextId]: K extends `mail.${infer Kind}.title` ? Kind : never }[TextId]

const letter = (kind: PlainKind, values: Values, more: More = {}): Letter => ({
  title: text(`mail.${kind}.title`, values),
  body: text(`mail.${kind}.body`, values),
  ...more,
})

/** The wordings of mails that repeat, used in turn. */
const wordings = {
  gift: ['gift', 'gift2', 'gift3', 'gift4', 'gift5'],
  couponGift: ['couponGift', 'couponGift2', 'couponGift3'],
  newLogin: ['newLogin', 'newLogin2', 'newLogin3'],
  maintenance: ['maintenance', 'maintenance2', 'maintenance3'],
  appUpdate: ['appUpdate', 'appUpdate2', 'appUpdate3'],
  rebateReady: ['rebateReady', 'rebateReady2', 'rebateReady3'],
  feedbackAnswered: ['feedbackAnswered', 'feedbackAnswered2', 'feedbackAnswered3'],
} as const satisfies Readonly<Record<string, readonly PlainKind[]>>

const varied = (kind: keyof typeof wordings, values: Values, variation: LazyVariation, more: More = {}): Letter => {
  const { turn, named } = variation()
  const list = wordings[kind]
  return letter(list[turn % list.length] ?? kind, { ...named, ...values }, more)
}

const RECORD: More = { goTo: '/wallets/record' }

const limitTexts = {
  set: 'mail.limitChanged.body',
  asked: 'mail.limitChanged.asked',
  canceled: 'mail.limitChanged.canceled',
} as const

/** Says what holds now, and from when what was asked for (epoch ms). */
const limitBody = ({
  period,
  amount,
  change,
  from,
}: {
  period: LimitPeriod
  amount: number | null
  change: LimitChange
  from: number
}): Text => {
  const when = { period: text(`period.${period}`), ...(change === 'asked' && { from }) }
  if (amount !== null) return text(limitTexts[change], { ...when, amount })
  return text(change === 'asked' ? 'mail.limitChanged.askedWithout' : 'mail.limitChanged.bodyWithout', when)
}

export const mailTemplates = {
  welcome: (values: { nickname: string }) =>
    letter('welcome', values, { goTo: '/bonus', awards: [points(100), coin(50)] }),
  depositPaid: (values: { amount: number; bonus: number; orderId: string }) => ({
    ...letter('depositPaid', values, RECORD),
    ...(values.bonus > 0 && { body: text('mail.depositPaid.bodyWithBonus', values) }),
  }),
  depositExpired: (values: { amount: number; orderId: string }) =>
    letter('depositExpired', values, { goTo: '/wallets?name=deposit' }),
  depositRejected: (values: { amount: number; orderId: string; reason: Text }) =>
    letter('depositRejected', values, RECORD),
  withdrawalAsked: (values: { amount: number; orderId: string }) => letter('withdrawalAsked', values, RECORD),
  withdrawalPaid: (values: { amount: number; orderId: string }) => letter('withdrawalPaid', values, RECORD),
  withdrawalRejected: (values: { amount: number; orderId: string; reason: Text }) =>
    letter('withdrawalRejected', values, RECORD),
  withdrawalFailed: (values: { amount: number; orderId: string; reason: Text }) =>
    letter('withdrawalFailed', values, RECORD),
  vipUp: (values: { level: number }) => ({
    ...letter('vipUp', values, { goTo: '/vip' }),
    ...(values.level === TOP_LEVEL && { body: text('mail.vipUp.bodyTop') }),
  }),
  rebateReady: (values: { amount: number }, variation: LazyVariation) =>
    varied('rebateReady', values, variation, { goTo: '/vip/rebate' }),
  jackpotWon: (values: { name: Text; amount: number }) => letter('jackpotWon', values, { goTo: '/activity/jackpot' }),
  friendQualified: (values: { nickname: string; count: number }) =>
    letter('friendQualified', values, { goTo: '/agent' }),
  commissionSettled: (values: { amount: number; day: string }) =>
    letter('commissionSettled', values, { goTo: '/agent' }),
  feedbackAnswered: ({ id, host }: { id: string; host: string }, variation: LazyVariation) =>
    varied('feedbackAnswered', { host }, variation, { goTo: `/feedback/record/${id}` }),
  couponGift: ({ propId }: { propId: number }, variation: LazyVariation) =>
    varied('couponGift', {}, variation, { goTo: '/bonus/reward', awards: [prop(propId)] }),
  gift: ({ amount }: { amount: number }, variation: LazyVariation) =>
    varied('gift', {}, variation, { awards: [coin(amount)] }),
  limitChanged: (values: { period: LimitPeriod; amount: number | null; change: LimitChange; from: number }) => ({
    title: text(values.change === 'set' ? 'mail.limitChanged.title' : `mail.limitChanged.${values.change}Title`),
    body: limitBody(values),
    goTo: '/member/play',
  }),
  chests: ({ awards }: { awards: readonly Award[] }) => letter('chests', {}, { goTo: '/bonus/tasks', awards }),
  newLogin: (values: { at: number }, variation: LazyVariation) =>
    varied('newLogin', values, variation, { goTo: '/member/profile' }),
  statement: (values: { month: string; deposit: number; bet: number; win: number }) =>
    letter('statement', { ...values, net: values.win - values.bet }, { goTo: '/member/report' }),
  maintenance: (values: { day: string }, variation: LazyVariation) => varied('maintenance', values, variation),
  appUpdate: (values: { version: string }, variation: LazyVariation) => varied('appUpdate', values, variation),
  /** Only from a tester: a body with markup, and one that attacks the page (`body.ts`). */
  newsletter: (values: { host: string }) => letter('newsletter', values, { goTo: '/bonus', awards: [points(20)] }),
  hostile: (values: { host: string }) => letter('hostile', values),
} as const

export type MailKind = keyof typeof mailTemplates
/** The values a kind of mail needs. */
export type MailData<K extends MailKind> = Parameters<(typeof mailTemplates)[K]>[0]

/** Mails that offer something, attached or not. What chests hold is no offer: it was earned. */
export const offers: ReadonlySet<MailKind> = new Set([
  'welcome',
  'couponGift',
  'gift',
  'newsletter',
  'vipUp',
  'rebateReady',
  'friendQualified',
])

export const letterOf = <K extends MailKind>(kind: K, data: MailData<K>, variation: LazyVariation): Letter =>
  // Each template takes its own kind's data, which the compiler cannot infer through the union.
  (mailTemplates[kind] as (data: MailData<K>, variation: LazyVariation) => Letter)(data, variation)
