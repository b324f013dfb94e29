import { type DueRule, schedule } from '../core/agenda'
import { HOUR } from '../core/clock'
import { type Player, slice } from '../core/player'
import { room, type World } from '../core/state'
import { type Text, text } from '../core/texts'
import { sendMail } from '../mail/box'

/** States of a feedback. */
export const FEEDBACK_STATUS = { received: 0, answered: 1 } as const

/** One feedback as it is kept. */
export interface FeedbackRecord {
  id: string
  category: string
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
  /** Places in `rows` by `r<request id>`. */
  byRequest: Record<string, number>
  open: number
}

declare module '../core/player' {
  interface Slices {
    feedback?: FeedbackBox
  }
}
declare module '../core/state' {
  interface Rooms {
    /** How many feedbacks were ever sent: their ids are numbers. */
    feedback?: { sent: number }
  }
}

/** An answer takes so long. */
export const ANSWER_AFTER = 2 * HOUR

const FIRST_ID = 1_000

const answers: Readonly<Record<string, Text>> = {
  payment: text('feedback.payment'),
  game: text('feedback.game'),
  idea: text('feedback.idea'),
}
const OTHER_ANSWER = text('feedback.other')

/** A player's feedback. */
export const feedbackBox = (player: Player): FeedbackBox =>
  slice(player, 'feedback', () => ({ rows: [], byRequest: {}, open: 0 }))

/** Writes a feedback into a player's record, without an answer yet. */
export const keepFeedback = (
  world: World,
  player: Player,
  { category, message, images }: Pick<FeedbackRecord, 'category' | 'message' | 'images'>,
  at = world.now,
): FeedbackRecord => {
  const numbers = room(world, 'feedback', () => ({ sent: 0 }))
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
  record.answer = (Object.hasOwn(answers, record.category) && answers[record.category]) || OTHER_ANSWER
  record.answeredAt = at
  box.open -= 1
}

/** Has a feedback answered after its while. */
export const awaitAnswer = (world: World, player: Player, { id, at }: FeedbackRecord): void =>
  schedule(world, { at: at + ANSWER_AFTER, what: 'feedback.answered', ref: `${player.id}/${id}` })

/** What is due for feedback: its answer, with a mail that leads to it. */
export const feedbackRules: Readonly<Record<string, DueRule>> = {
  'feedback.answered': (world, ref) => {
    const [playerId = '', id = ''] = ref.split('/')
    const player = world.players[playerId]
    if (!player) return
    answerFeedback(world, player, id)
    sendMail(world, player, 'feedbackAnswered', { id })
  },
}
