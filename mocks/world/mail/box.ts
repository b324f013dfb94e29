import type { Award } from '../../../src/contract/activity/rewards'
import { isExcluded } from '../care/playerState'
import { DAY } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import { nextId, type World } from '../core/state'
import type { Text } from '../core/texts'
import { letterOf, type MailData, type MailKind, offers } from './templates'
import { variationFor } from './variation'

export interface Mail {
  id: string
  kind: MailKind
  title: Text
  body: Text
  goTo: string
  at: number
  until: number
  read: boolean
  /** 0 until the attachments are received. */
  receivedAt: number
  awards: Award[]
}

/** A mail id in a list, with its expiry. */
export interface Waiting {
  id: string
  until: number
}

/** All mails have the same lifetime, so the expired ones come first in each list. */
export interface MailBox {
  mails: Record<string, Mail>
  /** Oldest first, like the two lists below. */
  order: Waiting[]
  unread: Waiting[]
  attached: Waiting[]
  /** Mails sent so far, by kind. */
  sent: Partial<Record<MailKind, number>>
}

declare module '../core/player' {
  interface PlayerState {
    mail?: MailBox
  }
}

/** Lifetime of a mail, days. */
export const MAIL_DAYS = 30

export const mailBox = (player: Player): MailBox =>
  ensurePlayerState(player, 'mail', () => ({ mails: {}, order: [], unread: [], attached: [], sent: {} }))

/** Number of expired mails in a list. */
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

/** Number of mails in a list that have not expired. */
export const liveIn = (list: readonly Waiting[] | undefined, at: number): number =>
  list ? list.length - expiredIn(list, at) : 0

export const removeFrom = (list: Waiting[], id: string): void => {
  const index = list.findIndex((waiting) => waiting.id === id)
  if (index >= 0) list.splice(index, 1)
}

const insert = (list: Waiting[], waiting: Waiting): void => {
  let index = list.length
  while (index > 0 && (list[index - 1]?.until ?? 0) > waiting.until) index--
  list.splice(index, 0, waiting)
}

const removeExpired = (box: MailBox, now: number): void => {
  for (const { id } of box.order.splice(0, expiredIn(box.order, now))) delete box.mails[id]
  for (const list of [box.unread, box.attached]) list.splice(0, expiredIn(list, now))
}

/** Sends a mail; attachments stay there until they are received. Offers are withheld during a self-exclusion. */
export const sendMail = <K extends MailKind>(world: World, player: Player, kind: K, data: MailData<K>): Mail => {
  const box = mailBox(player)
  const turn = box.sent[kind] ?? 0
  box.sent[kind] = turn + 1
  const letter = letterOf(kind, data, () => variationFor(world, player, kind, turn))
  const { title, body, goTo = '', awards = [] } = letter
  const id = nextId(world, 'm')
  const until = world.now + MAIL_DAYS * DAY
  const mail: Mail = {
    id,
    kind,
    title,
    body,
    goTo,
    at: world.now,
    until,
    read: false,
    receivedAt: 0,
    awards: [...awards],
  }
  if (offers.has(kind) && isExcluded(world, player)) return mail
  box.mails[id] = mail
  insert(box.order, { id, until })
  insert(box.unread, { id, until })
  if (awards.length > 0) insert(box.attached, { id, until })
  removeExpired(box, world.now)
  return mail
}
