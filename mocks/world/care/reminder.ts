import type { playReminder as call } from '../../../src/contract/care'
import type { ReplyInput } from '../../../src/contract/core/call'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { COOLING_OFF } from './depositLimit'

type Reminder = ReplyInput<typeof call>['reminder']
type Minutes = Reminder['minutes']

declare module '../core/player' {
  interface PlayerState {
    reminder?: Reminder
  }
}

/** Interval until the player chooses one. */
const USUAL: Minutes = 60

/** Minutes between two reality checks, and a longer interval that waits for its cooling-off. */
export const reminderOf = (world: World, player: Player): Reminder => {
  const { minutes, pending } = player.state.reminder ?? { minutes: USUAL }
  if (!pending) return { minutes }
  return pending.from <= world.now ? { minutes: pending.minutes } : { minutes, pending }
}

/** A shorter interval counts at once, a longer one after the cooling-off. */
export const playReminder = (
  world: World,
  player: Player,
  { minutes }: { minutes: Minutes },
): ReplyInput<typeof call> => {
  const present = reminderOf(world, player).minutes
  const reminder: Reminder =
    minutes > present ? { minutes: present, pending: { minutes, from: world.now + COOLING_OFF } } : { minutes }
  player.state.reminder = reminder
  return { reminder }
}
