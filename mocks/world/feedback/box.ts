import type { FeedbackCategory } from '../../../src/contract/feedback'
import { type DueRule, schedule } from '../core/agenda'
import { HOUR } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import { ensureSharedState, type World } from '../core/state'
import { type Text, text } from '../core/texts'
import { sendMail } from '../mail/box'

export interface FeedbackRecord {
  id: string
  category: FeedbackCategory
  message: string
  images: string[]
  at: number
  answer?: Text
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

const answers: Readonly<Record<FeedbackCategory, Text>> = {
  payment: text('feedback.payment'),
  game: text('feedback.game'),
  idea: text('feedback.idea'),
  other: text('feedback.other'),
}

/** A player's feedback. */
export const feedbackBox = (player: Player): FeedbackBox =>
  ensurePlayerState(player, 'feedback', () => ({ rows: [], byRequest: {}, open: 0 }))

/** Adds a feedback without an answer. */
export const addFeedback = (
  world: World,
  player: Player,
  { category, message, images }: Pick<FeedbackRecord, 'category' | 'message' | 'images'>,
  at = world.now,
): FeedbackRecord => {
  const numbers = ensureSharedState(world, 'feedback', () => ({ sent: 0 }))
  numbers.sent += 1
  const id = String(FIRST_ID + numbers.sent)
  const record: FeedbackRecord = { id, category, message, images, at, answeredAt: 0 }
  const box = feedbackBox(player)
  box.rows.push(record)
  box.open += 1
  return record
}

/** Answers a feedback; a second answer changes nothing. */
export const answerFeedback = (world: World, player: Player, id: string, at = world.now): void => {
  const box = feedbackBox(player)
  const record = box.rows.find((row) => row.id === id)
  if (!record || record.answeredAt > 0) return
  record.answer = answers[record.category]
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
    answerFeedback(world, player, id)
    sendMail(world, player, 'feedbackAnswered', { id })
  },
}
