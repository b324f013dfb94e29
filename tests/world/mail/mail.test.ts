import { describe, expect, it } from 'vitest'
import { countBet, countDeposit, countWin } from '../../../mocks/world/bonus/tasksCount'
import { locales, text, translatorFor } from '../../../mocks/world/core/texts'
import { mailBox, sendMail } from '../../../mocks/world/mail/box'
import { letterOf, mailTemplates } from '../../../mocks/world/mail/templates'
import { variationFor } from '../../../mocks/world/mail/variation'
import { giveMail, letters } from '../../../mocks/world/tester/letters'
import { accountRegist } from '../../../src/contract/auth'
import { playBreak } from '../../../src/contract/care'
import { draw } from '../../../src/contract/jackpot'
import { delMail, getMail2, getMailDetail, receiveMail } from '../../../src/contract/mail'
import { dotsOn, fresh, ledgerSums, owned } from '../activity/activityWorld'
import { type Visit, visit } from '../core/support'

const page = (guest: Visit, pageNum = 1, pageSize = 20) => guest.call(getMail2, { pageNum, pageSize })
const kinds = (guest: Visit) => page(guest).list.map(({ kind }) => kind)

/** A player without mail. */
const empty = (iso?: string): Visit => {
  const guest = fresh(iso)
  Object.assign(mailBox(guest.player), { mails: {}, order: [], unread: [], attached: [] })
  return guest
}

describe('mailbox', () => {
  it('[MAIL-01] is empty, then shows the newest mail first', () => {
    const guest = empty()
    expect(page(guest)).toMatchObject({ list: [], pages: 0, unread: 0 })
    sendMail(guest.world, guest.player, 'gift', { amount: 100 })
    guest.wait('1h')
    sendMail(guest.world, guest.player, 'appUpdate', { version: '1.1.1' })
    expect(kinds(guest)).toEqual(['appUpdate', 'gift'])
    expect(page(guest)).toMatchObject({ pages: 1, unread: 2 })
    expect(page(guest).list[0]).not.toHaveProperty('state')
    expect(page(guest).list[1]?.state).toBe(1)
  })

  it('[MEMB-01] gets no offers during a self-exclusion, but what it has earned; every mail again afterwards', () => {
    const guest = empty()
    const send = () => {
      for (const letter of letters) giveMail(letter)(guest.world, guest.player)
      sendMail(guest.world, guest.player, 'vipUp', { level: 3 })
      sendMail(guest.world, guest.player, 'rebateReady', { amount: 100 })
      sendMail(guest.world, guest.player, 'friendQualified', { nickname: 'Pip', count: 1 })
      sendMail(guest.world, guest.player, 'chests', { awards: [{ propId: 2001, count: 50 }] })
      sendMail(guest.world, guest.player, 'withdrawalPaid', { amount: 100, orderId: 'w1' })
      const sent = kinds(guest).filter((kind) => kind !== 'statement')
      guest.wait('31d')
      return sent.sort()
    }
    const system = ['appUpdate', 'chests', 'hostile', 'maintenance', 'newLogin', 'withdrawalPaid']
    const offers = ['couponGift', 'friendQualified', 'gift', 'newsletter', 'rebateReady', 'vipUp', 'welcome']
    guest.call(playBreak, { length: '30d' })
    expect(send()).toEqual([...system, ...offers].sort())
    guest.call(playBreak, { length: '180d' })
    expect(send()).toEqual(system)
    guest.wait('180d')
    expect(send()).toEqual([...system, ...offers].sort())
  })

  it('[MAIL-01] marks only the opened mail as read', () => {
    const guest = empty()
    const { id } = sendMail(guest.world, guest.player, 'vipUp', { level: 3 })
    sendMail(guest.world, guest.player, 'appUpdate', { version: '1.1.1' })
    const { mail } = guest.call(getMailDetail, { id })
    expect(mail).toMatchObject({ title: 'You’ve reached VIP 3', read: true, goTo: '/vip' })
    expect(page(guest).unread).toBe(1)
    guest.call(getMailDetail, { id })
    expect(page(guest).unread).toBe(1)
    guest.refused(getMailDetail, { id: 'nothing' }, 'notFound')
    guest.refused(getMailDetail, { id: 'constructor' }, 'notFound')
  })

  it('[MAIL-01] pays attachments once, alone or all together', () => {
    const guest = empty()
    const { id } = sendMail(guest.world, guest.player, 'welcome', { nickname: 'Pip' })
    expect(guest.call(receiveMail, { id }).awards).toEqual([
      { propId: 2002, count: 100 },
      { propId: 2001, count: 50 },
    ])
    guest.refused(receiveMail, { id }, 'alreadyClaimed')
    guest.refused(receiveMail, {}, 'notClaimable')
    sendMail(guest.world, guest.player, 'gift', { amount: 30 })
    sendMail(guest.world, guest.player, 'couponGift', { propId: 1005 })
    expect(guest.call(receiveMail, {}).awards).toHaveLength(2)
    guest.refused(receiveMail, {}, 'notClaimable')
    expect(owned(guest.player)).toMatchObject({ coin: 80, 'coupon:1005': 1 })
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
    const plain = sendMail(guest.world, guest.player, 'appUpdate', { version: '1.1.1' })
    guest.refused(receiveMail, { id: plain.id }, 'notClaimable')
    guest.refused(receiveMail, { id: 'nothing' }, 'notFound')
  })

  it('[MAIL-01] lists unread mails, those with something to receive or read ones, and what all hold together', () => {
    const guest = empty()
    const gift = sendMail(guest.world, guest.player, 'gift', { amount: 100 })
    sendMail(guest.world, guest.player, 'welcome', { nickname: 'Pip' })
    const news = sendMail(guest.world, guest.player, 'appUpdate', { version: '1.1.1' })
    guest.call(getMailDetail, { id: gift.id })
    guest.call(getMailDetail, { id: news.id })
    const found = (filter: 'unread' | 'gift' | 'read') =>
      guest.call(getMail2, { pageNum: 1, pageSize: 20, filter }).list.map(({ kind }) => kind)
    expect([found('unread'), found('gift'), found('read')]).toEqual([
      ['welcome'],
      ['welcome', 'gift'],
      ['appUpdate', 'gift'],
    ])
    const waiting = [
      { propId: 2001, count: 150 },
      { propId: 2002, count: 100 },
    ]
    expect(page(guest)).toMatchObject({ unread: 1, gifts: 2, finished: 1, waiting })
    guest.call(receiveMail, {})
    expect(page(guest)).toMatchObject({ unread: 0, gifts: 0, finished: 3, waiting: [] })
  })

  it('[MAIL-01] says the beginning of a body without its markup', () => {
    const guest = empty()
    sendMail(guest.world, guest.player, 'newsletter', { host: 'Mara' })
    expect(page(guest).list[0]?.preview).toMatch(/^Hi, here is what’s new this week: New tables open/)
  })

  it('[MAIL-01] removes a mail after 30 days, and no longer pays its attachment', () => {
    const guest = empty()
    const { id } = sendMail(guest.world, guest.player, 'gift', { amount: 100 })
    guest.wait('29d')
    expect(kinds(guest)).toContain('gift')
    guest.world.now += 86_400_000
    expect(kinds(guest)).not.toContain('gift')
    guest.refused(getMailDetail, { id }, 'notFound')
    guest.refused(receiveMail, { id }, 'claimExpired')
    guest.refused(receiveMail, {}, 'notClaimable')
    sendMail(guest.world, guest.player, 'appUpdate', { version: '1.1.1' })
    expect(mailBox(guest.player).mails).not.toHaveProperty(id)
  })

  it('[MAIL-01] deletes one, or all that are read and have nothing left to receive', () => {
    const guest = empty()
    const gift = sendMail(guest.world, guest.player, 'gift', { amount: 100 })
    const news = sendMail(guest.world, guest.player, 'appUpdate', { version: '1.1.1' })
    sendMail(guest.world, guest.player, 'vipUp', { level: 1 })
    guest.call(getMailDetail, { id: gift.id })
    guest.call(getMailDetail, { id: news.id })
    expect(guest.call(delMail, {}).deleted).toBe(1)
    expect(kinds(guest)).toEqual(['vipUp', 'gift'])
    expect(guest.call(delMail, { id: gift.id }).deleted).toBe(1)
    guest.refused(delMail, { id: gift.id }, 'notFound')
    guest.refused(receiveMail, { id: gift.id }, 'notFound')
    expect(guest.call(delMail, {}).deleted).toBe(0)
    expect(page(guest)).toMatchObject({ pages: 1, unread: 1 })
  })

  it('[ACT-05] unread and attached mails turn their dots on, reading and receiving turns them off', () => {
    const guest = empty()
    expect(dotsOn(guest)).not.toContain('hasMail')
    const { id } = sendMail(guest.world, guest.player, 'gift', { amount: 100 })
    expect(dotsOn(guest)).toEqual(expect.arrayContaining(['hasMail', 'emailAwardFlag']))
    guest.call(getMailDetail, { id })
    expect(dotsOn(guest)).not.toContain('hasMail')
    expect(dotsOn(guest)).toContain('emailAwardFlag')
    guest.call(receiveMail, { id })
    expect(dotsOn(guest)).not.toContain('emailAwardFlag')
  })

  it('[MAIL-01] pages through a huge box without a gap and without those that have expired', () => {
    const guest = visit('whale')
    guest.wait('10d')
    const { pages } = page(guest, 1, 50)
    const rows = Array.from({ length: pages }, (_, index) => page(guest, index + 1, 50).list).flat()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.every(({ expireTime }) => expireTime > guest.world.now)).toBe(true)
    expect(page(guest, pages + 1, 50).list).toEqual([])
  })
})

describe('events with a mail', () => {
  it.each(Object.keys(mailTemplates))('[MAIL-01] %s has a title, a text and, if at all, a path to go to', (kind) => {
    const data = { nickname: 'Pip', amount: 1_250, bonus: 100, orderId: 'K1', reason: text('order.notPaid'), level: 2 }
    const more = {
      name: text('prop.mega'),
      count: 3,
      day: '2026-01-01',
      id: '7',
      propId: 1005,
      period: 'day',
      at: 0,
      change: 'set',
    }
    const month = { month: '2026-01', deposit: 1, bet: 2, win: 3, version: '1.1.1', host: 'Ann' }
    for (let turn = 0; turn < 5; turn++) {
      // The three together have values for every kind.
      const letter = letterOf(kind as 'gift', { ...data, ...more, ...month }, () =>
        variationFor(fresh().world, fresh().player, kind, turn),
      )
      for (const locale of locales) {
        const t = translatorFor(locale)
        expect(`${t(letter.title)} ${t(letter.body)}`).not.toMatch(/undefined|NaN|\[object|[{}]|mail\./)
        expect(t(letter.title).length).toBeGreaterThan(3)
      }
      expect(letter.goTo ?? '/').toMatch(/^\//)
    }
  })

  it('[MAIL-01] include the registration', () => {
    const guest = visit('visitor')
    guest.token = guest.call(accountRegist, { account: 'newplayer1', password: 'demo1234' }).token
    expect(kinds(guest)).toEqual(['welcome'])
    expect(guest.call(receiveMail, {}).awards).toHaveLength(2)
  })

  it('[MAIL-01] include a jackpot win', () => {
    const guest = visit('lucky')
    guest.call(draw, {})
    expect(page(guest).list[0]).toMatchObject({ kind: 'jackpotWon' })
    expect(page(guest).list[0]?.title).toMatch(/^Mega jackpot: \d/)
  })

  it('[MAIL-01] include the end of a month', () => {
    const guest = empty('2026-01-31T12:00:00Z')
    countDeposit(guest.world, guest.player, 5_000)
    countBet(guest.world, guest.player, 2_000)
    countWin(guest.world, guest.player, 1_500)
    guest.wait('24h')
    const [mail] = page(guest).list
    expect(mail?.title).toBe('Your statement for January 2026')
    const { body } = guest.call(getMailDetail, { id: mail?.id ?? '' }).mail
    expect(body).toBe('Deposits 50.00, bets 20.00, wins 15.00, net −5.00.')
    guest.wait('28d')
    expect(kinds(guest).filter((kind) => kind === 'statement')).toHaveLength(2)
  })
})
