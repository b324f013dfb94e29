import { chanceFor } from '../core/chance'
import { DAY, dayOf, HOUR } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { text } from '../core/texts'
import { games } from '../game/catalogue'
import type { Profile } from '../member/profile'
import { ANSWER_AFTER, addFeedback, answerFeedback, feedbackBox, hostOf, scheduleAnswer } from './box'

const COUNT = { none: 0, some: 2, huge: 60 } as const

const CATEGORIES = ['payment', 'game', 'idea', 'other'] as const
/** Questions in each category, with an answer each. */
const QUESTIONS = [1, 2, 3] as const

/** What a player wrote about the days before, and what the answer will be. */
const written = (world: World, player: Player, at: number) => {
  const number = feedbackBox(player).rows.length
  const chance = chanceFor(world.seed, 'feedback', player.id, number)
  const category = CATEGORIES[number % CATEGORIES.length] ?? 'other'
  const question = QUESTIONS[Math.floor(number / CATEGORIES.length) % QUESTIONS.length] ?? 1
  const values = {
    host: hostOf(world, player, number),
    game: chance.pick(games(world)).name,
    day: dayOf(at - chance.int(0, 2) * DAY),
  }
  return {
    category,
    message: text(`feedback.${category}${question}.question`, values),
    answer: text(`feedback.${category}${question}.answer`, values),
    images: [],
  }
}

/** Writes a persona's feedback: all answered but the newest, whose answer is scheduled. */
export const prepareFeedback = (world: World, player: Player, { history, registeredDaysAgo }: Profile): void => {
  const count = COUNT[history]
  const step = Math.floor((Math.min(registeredDaysAgo, 600) * DAY) / (count + 1))
  for (let number = 0; number < count; number++) {
    const newest = number === count - 1
    const at = newest ? world.now - HOUR : world.now - step * (count - number)
    const record = addFeedback(world, player, written(world, player, at), at)
    if (newest) scheduleAnswer(world, player, record)
    else answerFeedback(player, record.id, at + ANSWER_AFTER)
  }
}
