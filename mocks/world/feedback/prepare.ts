import { DAY, HOUR } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Profile } from '../member/profile'
import { ANSWER_AFTER, addFeedback, answerFeedback, scheduleAnswer } from './box'

const COUNT = { none: 0, some: 2, huge: 60 } as const

const written = [
  { category: 'payment', message: 'My deposit took longer than usual. It is here now, but what happened?' },
  { category: 'game', message: 'The reels stood still for a while when I turned the phone.' },
  { category: 'idea', message: 'Please show my favourite games first.' },
  { category: 'other', message: 'The support was very kind yesterday. Thank you!' },
] as const

/** Writes a persona's feedback: all answered but the newest, whose answer is scheduled. */
export const prepareFeedback = (world: World, player: Player, { history, registeredDaysAgo }: Profile): void => {
  const count = COUNT[history]
  const step = Math.floor((Math.min(registeredDaysAgo, 600) * DAY) / (count + 1))
  for (let number = 0; number < count; number++) {
    const newest = number === count - 1
    const at = newest ? world.now - HOUR : world.now - step * (count - number)
    const text = written[number % written.length] ?? written[0]
    const record = addFeedback(world, player, { ...text, images: [] }, at)
    if (newest) scheduleAnswer(world, player, record)
    else answerFeedback(world, player, record.id, at + ANSWER_AFTER)
  }
}
