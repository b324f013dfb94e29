import type { Award } from '../../../src/contract/activity/rewards'
import { DAY } from '../core/clock'
import { type Player, slice } from '../core/player'
import { nextId, type World } from '../core/state'
import type { Text } from '../core/texts'
import { letterOf, type MailData, type MailKind } from './templates'

/** A mail as it is kept. */
export interface Mail {
  id: string
  kind: MailKind
  title: Text
  body: Text
  goTo: string
  at: number
  until: number
  read: boolean
  /** When the attachments were received, 0 while they were not. */
  receivedAt: number
  awards: Award[]
}

/** Something about a mail that is still to be done, until it is gone. */
interface Waiting {
  id: string
  until: number
}

/** A player's mails. All live equally long, so the expired ones are always the first of each list. */
export interface MailBox {
  mails: Record<string, Mail>
  /** Ids in the order of time, oldest first; so are the two lists of what waits. */
  order: Waiting[]
  unread: Waiting[]
  attached: Waiting[]
}

declare module '../core/player' {
  interface Slices {
    mail?: MailBox
  }
}

/** A mail is kept for so many days. */
export const MAIL_DAYS = 30

/** A player's box. */
export const mailBox = (player: Player): MailBox =>
  slice(player, 'mail', () => ({ mails: {}, order: [], unread: [], attached: [] }))

/** How many of a list have expired at an instant. */
export const expiredIn = (list: readonly Waiting[], at: number): number => {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.until ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** How many of a list are still there at an instant. */
export const liveIn = (list: readonly Waiting[] | undefined, at: number): number =>
  list ? list.length - expiredIn(list, at) : 0

/** Takes an id out of a list. */
export const drop = (list: Waiting[], id: string): void => {
  const place = list.findIndex((waiting) => waiting.id === id)
  if (place >= 0) list.splice(place, 1)
}

const put = (list: Waiting[], waiting: Waiting): void => {
  let place = list.length
  while (place > 0 && (list[place - 1]?.until ?? 0) > waiting.until) place--
  list.splice(place, 0, waiting)
}

const forgetExpired = (box: MailBox, now: number): void => {
  for (const { id } of box.order.splice(0, expiredIn(box.order, now))) delete box.mails[id]
  for (const list of [box.unread, box.attached]) list.splice(0, expiredIn(list, now))
}

/** Sends a player a mail of a kind; what is attached waits there until it is received. */
export const sendMail = <K extends MailKind>(
  world: World,
  player: Player,
  kind: K,
  data: MailData<K>,
  at = world.now,
): Mail => {
  const { title, body, goTo = '', awards = [] } = letterOf(kind, data)
  const id = nextId(world, 'm')
  const until = at + MAIL_DAYS * DAY
  const mail: Mail = { id, kind, title, body, goTo, at, until, read: false, receivedAt: 0, awards: [...awards] }
  const box = mailBox(player)
  box.mails[id] = mail
  put(box.order, { id, until })
  put(box.unread, { id, until })
  if (awards.length > 0) put(box.attached, { id, until })
  forgetExpired(box, world.now)
  return mail
}
