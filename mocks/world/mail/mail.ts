import type { Award } from '../../../src/contract/activity/rewards'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import type {
  delMail as delCall,
  getMailDetail as detailCall,
  getMail2 as listCall,
  MailFilter,
  receiveMail as receiveCall,
} from '../../../src/contract/mail'
import { grantAll } from '../bonus/rewards'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import type { Translate } from '../core/texts'
import { bodyOf, previewOf } from './body'
import { expiredIn, liveIn, type Mail, type MailBox, removeFrom, type Waiting } from './box'

const headOf = (mail: Mail, t: Translate) => ({
  id: mail.id,
  kind: mail.kind,
  title: t(mail.title),
  createTime: mail.at,
  expireTime: mail.until,
  read: mail.read,
  ...(mail.awards.length > 0 && { state: mail.receivedAt > 0 ? CLAIM.claimed : CLAIM.available }),
  awards: [...mail.awards],
  preview: previewOf(t(mail.body)),
})

const find = (player: Player, id: string): { box: MailBox; mail: Mail } => {
  const box = player.state.mail
  const mail = box && Object.hasOwn(box.mails, id) ? box.mails[id] : undefined
  return box && mail ? { box, mail } : refuse('notFound')
}

const findLive = (world: World, player: Player, id: string): { box: MailBox; mail: Mail } => {
  const found = find(player, id)
  return found.mail.until > world.now ? found : refuse('notFound')
}

export const hasUnread = (world: World, player: Player): boolean => liveIn(player.state.mail?.unread, world.now) > 0

export const hasAttachment = (world: World, player: Player): boolean =>
  liveIn(player.state.mail?.attached, world.now) > 0

/** Read mails with nothing left to receive. */
const finishedIn = (box: MailBox): Waiting[] => {
  const waiting = new Set(box.attached.map((mail) => mail.id))
  return box.order.filter(({ id }) => box.mails[id]?.read && !waiting.has(id))
}

const listOf = (box: MailBox, filter: MailFilter | undefined): readonly Waiting[] => {
  if (filter === 'unread') return box.unread
  if (filter === 'gift') return box.attached
  return filter === 'read' ? box.order.filter(({ id }) => box.mails[id]?.read) : box.order
}

/** What can be received, one entry per reward id. */
const waitingIn = (box: MailBox, now: number): Award[] => {
  const sums = new Map<number, number>()
  for (const { id } of box.attached.slice(expiredIn(box.attached, now)))
    for (const { propId, count } of box.mails[id]?.awards ?? []) sums.set(propId, (sums.get(propId) ?? 0) + count)
  return [...sums].map(([propId, count]) => ({ propId, count }))
}

/** Newest first, without expired mails. */
export const getMail2 = (
  world: World,
  player: Player,
  { pageNum, pageSize, filter }: { pageNum: number; pageSize: number; filter?: MailFilter | undefined },
  { t }: { t: Translate },
): ReplyInput<typeof listCall> => {
  const box = player.state.mail
  if (!box) return { list: [], pages: 0, unread: 0, gifts: 0, waiting: [], finished: 0 }
  const order = listOf(box, filter)
  const expired = expiredIn(order, world.now)
  // Pages count from the newest mail, so the last page may reach into expired ones.
  const { list } = newestPage(order, pageNum, pageSize, ({ id }) => box.mails[id])
  return {
    list: list.flatMap((mail) => (mail && mail.until > world.now ? [headOf(mail, t)] : [])),
    pages: Math.ceil((order.length - expired) / pageSize),
    unread: liveIn(box.unread, world.now),
    gifts: liveIn(box.attached, world.now),
    waiting: waitingIn(box, world.now),
    finished: liveIn(finishedIn(box), world.now),
  }
}

/** Marks the mail as read. */
export const getMailDetail = (
  world: World,
  player: Player,
  { id }: { id: string },
  { t }: { t: Translate },
): ReplyInput<typeof detailCall> => {
  const { box, mail } = findLive(world, player, id)
  mail.read = true
  removeFrom(box.unread, id)
  return { mail: { ...headOf(mail, t), body: bodyOf(mail, t), ...(mail.goTo && { goTo: mail.goTo }) } }
}

const receive = (world: World, player: Player, { box, mail }: { box: MailBox; mail: Mail }) => {
  mail.read = true
  mail.receivedAt = world.now
  removeFrom(box.unread, mail.id)
  removeFrom(box.attached, mail.id)
  return grantAll(world, player, mail.awards, 'mail.attachment', mail.id).awards
}

const receiveAll = (world: World, player: Player): ReplyInput<typeof receiveCall> => {
  const box = player.state.mail
  const live = box?.attached.slice(expiredIn(box.attached, world.now)) ?? []
  if (!box || live.length === 0) return refuse('notClaimable')
  const mails = live.flatMap(({ id }) => box.mails[id] ?? [])
  return { awards: mails.flatMap((mail) => receive(world, player, { box, mail })) }
}

/** Pays the attachments of a mail, or of all mails; each once. */
export const receiveMail = (
  world: World,
  player: Player,
  { id }: { id?: string | undefined },
): ReplyInput<typeof receiveCall> => {
  if (id === undefined) return receiveAll(world, player)
  const found = find(player, id)
  const { awards, receivedAt, until } = found.mail
  if (awards.length === 0) return refuse('notClaimable')
  if (receivedAt > 0) return refuse('alreadyClaimed')
  if (until <= world.now) return refuse('claimExpired')
  return { awards: receive(world, player, found) }
}

const remove = (box: MailBox, id: string): void => {
  delete box.mails[id]
  for (const list of [box.order, box.unread, box.attached]) removeFrom(list, id)
}

/** Deletes a mail, or all that are read and have nothing left to receive. */
export const delMail = (
  world: World,
  player: Player,
  { id }: { id?: string | undefined },
): ReplyInput<typeof delCall> => {
  if (id !== undefined) {
    const { box } = findLive(world, player, id)
    remove(box, id)
    return { deleted: 1 }
  }
  const box = player.state.mail
  if (!box) return { deleted: 0 }
  const done = finishedIn(box)
  const live = liveIn(done, world.now)
  const gone = new Set(done.map((mail) => mail.id))
  box.order = box.order.filter((mail) => !gone.has(mail.id))
  for (const mail of gone) delete box.mails[mail]
  return { deleted: live }
}
