import type { SymbolName } from '../../ui/art/symbols/symbols'

/** Who a mail is from. */
export const SENDERS = ['vip', 'payments', 'security', 'friends', 'support', 'kismara'] as const
export type Sender = (typeof SENDERS)[number]

interface MailKind {
  art: SymbolName
  from: Sender
}

const kinds: Readonly<Record<string, MailKind>> = {
  welcome: { art: 'handshake', from: 'kismara' },
  depositPaid: { art: 'creditCard', from: 'payments' },
  depositExpired: { art: 'hourglass', from: 'payments' },
  depositRejected: { art: 'creditCard', from: 'payments' },
  withdrawalAsked: { art: 'bank', from: 'payments' },
  withdrawalPaid: { art: 'banknote', from: 'payments' },
  withdrawalRejected: { art: 'bank', from: 'payments' },
  withdrawalFailed: { art: 'bank', from: 'payments' },
  vipUp: { art: 'gem', from: 'vip' },
  rebateReady: { art: 'moneyWings', from: 'vip' },
  jackpotWon: { art: 'trophy', from: 'kismara' },
  friendQualified: { art: 'party', from: 'friends' },
  commissionSettled: { art: 'moneyBag', from: 'friends' },
  feedbackAnswered: { art: 'speech', from: 'support' },
  couponGift: { art: 'ticket', from: 'kismara' },
  gift: { art: 'gift', from: 'kismara' },
  limitChanged: { art: 'shield', from: 'security' },
  newLogin: { art: 'lock', from: 'security' },
  statement: { art: 'scroll', from: 'payments' },
  maintenance: { art: 'wrench', from: 'kismara' },
  appUpdate: { art: 'rocket', from: 'kismara' },
  newsletter: { art: 'newspaper', from: 'kismara' },
}

const unknown: MailKind = { art: 'mailbox', from: 'kismara' }

/** Picture and sender of a kind of mail. */
export const mailKind = (kind: string): MailKind => (Object.hasOwn(kinds, kind) ? kinds[kind] : null) ?? unknown
