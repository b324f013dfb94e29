import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import type {
  delMail as delCall,
  getMailDetail as detailCall,
  getMail2 as listCall,
  receiveMail as receiveCall,
} from '../../../src/contract/mail'
import { grantAll } from '../bonus/rewards'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import type { Translate } from '../core/texts'
import { expiredIn, liveIn, type Mail, type MailBox, removeFrom } from './box'

const headOf = (mail: Mail, t: Translate) => ({
  id: mail.id,
  kind: mail.kind,
  title: t(mail.title),
  createTime: mail.at,
  expireTime: mail.until,
  read: mail.read,
  ...(mail.awards.length > 0 && { state: mail.receivedAt > 0 ? CLAIM.claimed : CLAIM.available }),
  awards: [...mail.awards],
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

/** Newest first, without expired mails. */
export const getMail2 = (
  world: World,
  player: Player,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  { t }: { t: Translate },
): ReplyInput<typeof listCall> => {
  const box = player.state.mail
  const order = box?.order ?? []
  const expired = expiredIn(order, world.now)
  // Pages count from the newest mail, so the last page may reach into expired ones.
  const { list } = newestPage(order, pageNum, pageSize, ({ id }) => box?.mails[id])
  return {
    list: list.flatMap((mail) => (mail && mail.until > world.now ? [headOf(mail, t)] : [])),
    pages: Math.ceil((order.length - expired) / pageSize),
    unread: liveIn(box?.unread, world.now),
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
  return { mail: { ...headOf(mail, t), body: t(mail.body), ...(mail.goTo && { goTo: mail.goTo }) } }
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
  const waiting = new Set(box.attached.map((mail) => mail.id))
  const done = box.order.filter((mail) => box.mails[mail.id]?.read && !waiting.has(mail.id))
  const live = liveIn(done, world.now)
  const gone = new Set(done.map((mail) => mail.id))
  box.order = box.order.filter((mail) => !gone.has(mail.id))
  for (const mail of gone) delete box.mails[mail]
  return { deleted: live }
}
