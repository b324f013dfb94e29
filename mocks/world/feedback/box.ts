import type { FeedbackCategory } from '../../../src/contract/feedback'
import { type DueRule, schedule } from '../core/agenda'
import { HOUR } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import { ensureSharedState, type World } from '../core/state'
import { type Text, text } from '../core/texts'
import { sendMail } from '../mail/box'
import { hostFor } from '../people/staff'

export interface FeedbackRecord {
  id: string
  category: FeedbackCategory
  /** As the player wrote it; a text in the histories of the personas. */
  message: string | Text
  images: string[]
  /** Absent in the histories of the personas. */
  requestId?: string
  at: number
  /** Who answers. */
  host: string
  answer: Text
  /** 0 until then. */
  answeredAt: number
}

/** A player's feedback. */
export interface FeedbackBox {
  /** Oldest first. */
  rows: FeedbackRecord[]
  /** Indexes into `rows` by `r<request id>`. */
  byRequest: Record<string, number>
  open: number
}

declare module '../core/player' {
  interface PlayerState {
    feedback?: FeedbackBox
  }
}
declare module '../core/state' {
  interface SharedState {
    /** Feedback sent so far, by all players; ids are numbers. */
    feedback?: { sent: number }
  }
}

/** Time until an answer, ms. */
export const ANSWER_AFTER = 2 * HOUR

const FIRST_ID = 1_000

const answerTo = (category: FeedbackCategory, host: string): Text => text(`feedback.${category}`, { host })

/** A player's feedback. */
export const feedbackBox = (player: Player): FeedbackBox =>
  ensurePlayerState(player, 'feedback', () => ({ rows: [], byRequest: {}, open: 0 }))

/** Who answers a player's feedback number `number`. */
export const hostOf = (world: World, player: Player, number: number): string =>
  hostFor(world.seed, 'feedback', player.id, number)

type Written = Pick<FeedbackRecord, 'category' | 'message' | 'images' | 'requestId'> & { answer?: Text }

/** Adds a feedback; its answer is decided, but not given yet. */
export const addFeedback = (world: World, player: Player, written: Written): FeedbackRecord => {
  const numbers = ensureSharedState(world, 'feedback', () => ({ sent: 0 }))
  numbers.sent += 1
  const box = feedbackBox(player)
  const host = hostOf(world, player, box.rows.length)
  const record: FeedbackRecord = {
    answer: answerTo(written.category, host),
    ...written,
    id: String(FIRST_ID + numbers.sent),
    at: world.now,
    host,
    answeredAt: 0,
  }
  box.rows.push(record)
  box.open += 1
  return record
}

/** Answers a feedback; a second answer changes nothing. */
export const answerFeedback = (player: Player, id: string, at: number): void => {
  const box = feedbackBox(player)
  const record = box.rows.find((row) => row.id === id)
  if (!record || record.answeredAt > 0) return
  record.answeredAt = at
  box.open -= 1
}

/** Schedules the answer. */
export const scheduleAnswer = (world: World, player: Player, { id, at }: FeedbackRecord): void =>
  schedule(world, { at: at + ANSWER_AFTER, what: 'feedback.answered', ref: `${player.id}/${id}` })

/** Scheduled events: the answer, with a mail that links to it. */
export const feedbackRules: Readonly<Record<string, DueRule>> = {
  'feedback.answered': (world, ref) => {
    const [playerId = '', id = ''] = ref.split('/')
    const player = world.players[playerId]
    if (!player) return
    const record = feedbackBox(player).rows.find((row) => row.id === id)
    if (!record) return
    answerFeedback(player, id, world.now)
    sendMail(world, player, 'feedbackAnswered', { id, host: record.host })
  },
}
