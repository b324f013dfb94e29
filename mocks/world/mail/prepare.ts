import { grant } from '../bonus/rewards'
import { chanceFor } from '../core/chance'
import { DAY, HOUR } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Profile } from '../member/profile'
import { MAIL_DAYS, type Mail, mailBox, removeFrom, sendMail } from './box'
import { scheduleStatement, sendWelcome } from './statement'

const MAILS = { none: 0, some: 8, huge: 300 } as const
/** Number of unread mails in a history. */
const UNREAD = 3

const pastMail = (world: World, player: Player, number: number, at: number): Mail => {
  const chance = chanceFor(world.seed, 'past.mail', player.id, number)
  const amount = chance.int(10, 200) * 100
  const orderId = `K${chance.int(10_000_000, 99_999_999)}`
  switch (number % 6) {
    case 0:
      return sendMail(world, player, 'gift', { amount: chance.int(1, 20) * 10 }, at)
    case 1:
      return sendMail(world, player, 'maintenance', { day: new Date(at + 2 * DAY).toISOString().slice(0, 10) }, at)
    case 2:
      return sendMail(world, player, 'newLogin', { at }, at)
    case 3:
      return sendMail(world, player, 'couponGift', { propId: chance.pick([1002, 1005, 1202, 1301]) }, at)
    case 4:
      return sendMail(world, player, 'appUpdate', { version: `1.0.${Math.floor(number / 6)}` }, at)
    default:
      return sendMail(world, player, 'depositExpired', { amount, orderId }, at)
  }
}

const readAndReceive = (world: World, player: Player, mail: Mail): void => {
  const box = mailBox(player)
  mail.read = true
  removeFrom(box.unread, mail.id)
  if (mail.awards.length === 0) return
  mail.receivedAt = mail.at + HOUR
  removeFrom(box.attached, mail.id)
  for (const award of mail.awards) grant(world, player, award, 'mail.attachment', mail.id, mail.receivedAt)
}

/** Writes a persona's mails of the last weeks: older ones read and received, the newest not yet. */
export const prepareMail = (world: World, player: Player, { history, registeredDaysAgo }: Profile): void => {
  if (history === 'none') {
    sendWelcome(world, player)
    return
  }
  scheduleStatement(world, player)
  const count = MAILS[history]
  const span = Math.min(registeredDaysAgo, MAIL_DAYS - 1) * DAY
  for (let number = 0; number < count; number++) {
    const at = world.now - 3 * HOUR - Math.floor((span * (count - 1 - number)) / count)
    const mail = pastMail(world, player, number, at)
    if (number < count - UNREAD) readAndReceive(world, player, mail)
  }
  sendMail(world, player, 'gift', { amount: 88 }, world.now - HOUR)
}
