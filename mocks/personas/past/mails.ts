import { chanceFor } from '../../world/core/chance'
import { DAY, dayOf, HOUR } from '../../world/core/clock'
import { MAIL_DAYS, type Mail, mailBox, sendMail } from '../../world/mail/box'
import { delMail, getMailDetail, hasAttachment, receiveMail } from '../../world/mail/mail'
import { eachDay, type History, type Moment, unread } from './history'

/** Letters of the house that are still there, besides those about what happened. */
const LETTERS = { none: 0, some: 8, huge: 150 } as const

const letter = ({ world, player }: History, number: number): void => {
  const chance = chanceFor(world.seed, 'past.mail', player.persona, number)
  switch (number % 5) {
    case 0:
      sendMail(world, player, 'gift', { amount: chance.int(1, 20) * 10 })
      break
    case 1:
      sendMail(world, player, 'maintenance', { day: dayOf(world.now + 2 * DAY) })
      break
    case 2:
      sendMail(world, player, 'newLogin', { at: world.now })
      break
    case 3:
      sendMail(world, player, 'couponGift', { propId: chance.pick([1002, 1005, 1202, 1301]) })
      break
    default:
      sendMail(world, player, 'appUpdate', { version: `1.0.${Math.floor(number / 5)}` })
  }
}

/** After this time a tidy player deletes what was read, except the statements. */
const KEPT = 7 * DAY

const isOld = ({ world, profile }: History, { at, kind, read }: Mail): boolean =>
  profile.history !== 'huge' && read && kind !== 'statement' && at < world.now - KEPT

/** Reads and receives what came, and deletes what is old. */
const readMails = (history: History): void => {
  const { world, player } = history
  const box = mailBox(player)
  for (const { id, until } of [...box.unread]) if (until > world.now) getMailDetail(world, player, { id }, unread)
  if (hasAttachment(world, player)) receiveMail(world, player, {})
  for (const { id } of [...box.order]) {
    const mail = box.mails[id]
    if (mail && mail.until > world.now && isOld(history, mail)) delMail(world, player, { id })
  }
}

/** A persona's letters; those since yesterday morning are unread. */
export const mails = (history: History): Moment[] => {
  const { world, player, profile, end } = history
  const count = LETTERS[profile.history]
  const span = Math.min(profile.registeredDaysAgo, MAIL_DAYS - 1) * DAY
  return [
    ...Array.from({ length: count }, (_, number) => ({
      at: end - 3 * HOUR - Math.floor((span * (count - 1 - number)) / count),
      run: () => letter(history, number),
    })),
    ...eachDay(history, 8, (back) => back > 0 && back <= MAIL_DAYS && readMails(history)),
    { at: end - HOUR, run: () => sendMail(world, player, 'gift', { amount: 88 }) },
  ]
}
