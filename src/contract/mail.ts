import * as v from 'valibot'
import { award, awards, byId } from './activity/rewards'
import { playerCall } from './core/call'
import { claimState, count, id, instant, pageOf, paging, text } from './core/fields'

/** Which mails a list shows: all without one of these. */
export const MAIL_FILTERS = ['unread', 'gift', 'read'] as const
export type MailFilter = (typeof MAIL_FILTERS)[number]

/** The HTML of a mail, bounded like `text`; the app sanitizes it. */
const html = v.pipe(v.string(), v.maxLength(200_000))

const head = {
  id,
  kind: text,
  title: text,
  createTime: instant,
  expireTime: instant,
  read: v.boolean(),
  /** A `CLAIM` state where the mail has attachments. */
  state: v.optional(claimState),
  awards: v.array(award),
  /** The beginning of the body, without markup (assumed). */
  preview: v.optional(text),
}

/** The player's mails, newest first; the filter and the last three fields are assumed. */
export const getMail2 = playerCall('getMail2', {
  effect: 'read',
  request: { ...paging, filter: v.optional(v.picklist(MAIL_FILTERS)) },
  reply: {
    ...pageOf(v.object(head)).entries,
    unread: count,
    /** Mails with something to receive. */
    gifts: v.optional(count),
    /** What those hold together, one entry per reward id. */
    waiting: v.optional(v.array(award)),
    /** Read mails with nothing left to receive: what `delMail` without an id deletes. */
    finished: v.optional(count),
  },
})

/** One mail with its body, HTML; reading it marks it as read. */
export const getMailDetail = playerCall('getMailDetail', {
  effect: 'write',
  refusals: ['notFound'],
  request: byId,
  reply: { mail: v.object({ ...head, body: html, goTo: v.optional(text) }) },
})

/** Receives the attachments of a mail, or of all without an id. */
export const receiveMail = playerCall('receiveMail', {
  effect: 'write',
  refusals: ['notClaimable', 'alreadyClaimed', 'claimExpired', 'notFound'],
  request: { id: v.optional(id) },
  reply: awards,
})

/** Deletes a mail, or all read ones without an id. */
export const delMail = playerCall('delMail', {
  effect: 'write',
  refusals: ['notFound'],
  request: { id: v.optional(id) },
  reply: { deleted: count },
})
