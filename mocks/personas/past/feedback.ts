import { chanceFor } from '../../world/core/chance'
import { DAY, dayOf, HOUR } from '../../world/core/clock'
import { text } from '../../world/core/texts'
import { addFeedback, feedbackBox, hostOf, scheduleAnswer } from '../../world/feedback/box'
import { games } from '../../world/game/catalogue'
import type { History, Moment } from './history'

const COUNT = { none: 0, some: 2, huge: 60 } as const

const CATEGORIES = ['payment', 'game', 'idea', 'other'] as const
/** Questions in each category, with an answer each. */
const QUESTIONS = [1, 2, 3] as const

/** What a player writes about the days before, and what the answer will be. */
const written = ({ world, player }: History) => {
  const number = feedbackBox(player).rows.length
  const chance = chanceFor(world.seed, 'feedback', player.id, number)
  const category = CATEGORIES[number % CATEGORIES.length] ?? 'other'
  const question = QUESTIONS[Math.floor(number / CATEGORIES.length) % QUESTIONS.length] ?? 1
  const values = {
    host: hostOf(world, player, number),
    game: chance.pick(games(world)).name,
    day: dayOf(world.now - chance.int(0, 2) * DAY),
  }
  return {
    category,
    message: text(`feedback.${category}${question}.question`, values),
    answer: text(`feedback.${category}${question}.answer`, values),
    images: [],
  }
}

/** Feedback, evenly spread; the newest, an hour ago, waits for its answer. */
export const feedback = (history: History): Moment[] => {
  const { world, player, profile, end } = history
  const count = COUNT[profile.history]
  const step = (Math.min(profile.registeredDaysAgo, 600) * DAY) / (count + 1)
  return Array.from({ length: count }, (_, number) => ({
    at: Math.floor(end - (number === count - 1 ? HOUR : step * (count - number))),
    run: () => scheduleAnswer(world, player, addFeedback(world, player, written(history))),
  }))
}
