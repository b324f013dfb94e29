import { describe, expect, it } from 'vitest'
import { sendMail } from '../../../mocks/world/mail/box'
import type { MailData, MailKind } from '../../../mocks/world/mail/templates'
import { PROP } from '../../../src/contract/activity/rewards'
import { getMailDetail } from '../../../src/contract/mail'
import { NOON, visit } from '../core/support'

/** The translated texts of a kind of mail. */
const read = <K extends MailKind>(kind: K, data: MailData<K>) => {
  const guest = visit('newcomer')
  const { id } = sendMail(guest.world, guest.player, kind, data)
  return guest.call(getMailDetail, { id }).mail
}

describe('a mail', () => {
  it('[MAIL-01] about a deposit mentions a bonus only if there was one', () => {
    expect(read('depositPaid', { amount: 5_000, bonus: 250, orderId: 'o1' }).body).toBe(
      'Order o1 has been paid, with a bonus of 2.50.',
    )
    expect(read('depositPaid', { amount: 5_000, bonus: 0, orderId: 'o1' }).body).toBe('Order o1 has been paid.')
  })

  it('[MAIL-01] about a limit states the new one, or that there is none', () => {
    expect(read('limitChanged', { period: 'week', amount: 12_345, change: 'set', from: 0 }).body).toBe(
      'Your limit is now 123.45 per week.',
    )
    expect(read('limitChanged', { period: 'week', amount: null, change: 'set', from: 0 }).body).toBe(
      'You no longer have a limit per week.',
    )
  })

  it('[MAIL-01] about a month states wins minus bets', () => {
    const data = { month: '2026-01', deposit: 10_000, bet: 30_000, win: 42_500 }
    expect(read('statement', data).body).toBe('Deposits 100.00, bets 300.00, wins 425.00, net 125.00.')
  })

  it('[MAIL-01] about a sign-in states the minute, in UTC', () => {
    expect(read('newLogin', { at: NOON + 61_000 }).body).toContain('on Jan 15, 2026, 12:01 PM UTC.')
  })

  it('[MAIL-01] has attachments exactly when it gives something', () => {
    const count = (awards: readonly { propId: number; count: number }[]) => awards.map((one) => [one.propId, one.count])
    expect(count(read('welcome', { nickname: 'Ann' }).awards)).toEqual([
      [PROP.points, 100],
      [PROP.coin, 50],
    ])
    expect(count(read('couponGift', { propId: 1202 }).awards)).toEqual([[1202, 1]])
    expect(count(read('gift', { amount: 88 }).awards)).toEqual([[PROP.coin, 88]])
    const plain = read('vipUp', { level: 3 })
    expect(plain.awards).toEqual([])
    expect(plain).not.toHaveProperty('state')
  })

  it('[MAIL-01] links to the page it is about', () => {
    expect(read('friendQualified', { nickname: 'Ann', count: 3 }).goTo).toBe('/agent')
    expect(read('rebateReady', { amount: 100 }).goTo).toBe('/vip/rebate')
    expect(read('feedbackAnswered', { id: 'f7', host: 'Ann' }).goTo).toBe('/feedback/record/f7')
    expect(read('withdrawalPaid', { amount: 100, orderId: 'w1' }).goTo).toBe('/wallets/record')
  })
})
