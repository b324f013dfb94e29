import * as v from 'valibot'
import { award, awards, byId } from './activity/rewards'
import { playerCall } from './core/call'
import { count, id, instant, pageOf, paging, text } from './core/fields'

const head = {
  id,
  kind: text,
  title: text,
  createTime: instant,
  expireTime: instant,
  read: v.boolean(),
  /** A `CLAIM` state where the mail has attachments. */
  state: v.optional(count),
  awards: v.array(award),
}

/** The player's mails, newest first. */
export const getMail2 = playerCall('getMail2', {
  effect: 'read',
  request: paging,
  reply: { ...pageOf(v.object(head)).entries, unread: count },
})

/** One mail; reading it marks it as read. */
export const getMailDetail = playerCall('getMailDetail', {
  effect: 'write',
  request: byId,
  reply: { mail: v.object({ ...head, body: text, goTo: v.optional(text) }) },
})

/** Receives the attachments of a mail, or of all without an id. */
export const receiveMail = playerCall('receiveMail', {
  effect: 'write',
  request: { id: v.optional(id) },
  reply: awards,
})

/** Deletes a mail, or all read ones without an id. */
export const delMail = playerCall('delMail', {
  effect: 'write',
  request: { id: v.optional(id) },
  reply: { deleted: count },
})
