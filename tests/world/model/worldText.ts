import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'

/** The text of a log so far; rows that were read once are not read again. */
interface Read {
  rows: number
  last: unknown
  text: string
}

const read = new WeakMap<readonly unknown[], Read>()

const textOfLog = (log: readonly unknown[]): string => {
  const known = read.get(log)
  const sound = known && log.length >= known.rows && log[known.rows - 1] === known.last
  let { rows, text } = sound ? known : { rows: 0, text: '' }
  for (; rows < log.length; rows++) text += `${rows > 0 ? ',' : ''}${JSON.stringify(log[rows])}`
  read.set(log, { rows, last: log[rows - 1], text })
  return `[${text}]`
}

const textOfMap = <T>(map: Readonly<Record<string, T>>, textOf: (value: T) => string): string => {
  let text = ''
  for (const key of Object.keys(map)) text += `${text && ','}${JSON.stringify(key)}:${textOf(map[key] as T)}`
  return `{${text}}`
}

const isEmpty = (part: object): boolean => Object.keys(part).length === 0
const isBlank = ({ balances, slices, social }: Player): boolean => [balances, slices, social].every(isEmpty)

const strangers = new WeakMap<Player, { as: Player; text: string }>()

/** Whom nobody has met yet: nothing but plain fields, which are compared one by one. */
const textOfStranger = (player: Player): string => {
  const known = strangers.get(player)
  const fields = Object.keys(player) as (keyof Player)[]
  if (known && fields.every((field) => player[field] === known.as[field])) return known.text
  const text = JSON.stringify(player)
  strangers.set(player, { as: { ...player }, text })
  return text
}

const textOfPlayer = (player: Player): string => {
  if (player.awaited && isBlank(player)) return textOfStranger(player)
  const { rewards, rounds } = player.slices
  const slices = {
    ...player.slices,
    ...(rewards && { rewards: { ...rewards, rows: '@rewards@' } }),
    ...(rounds && { rounds: { ...rounds, rows: '@rounds@' } }),
  }
  return JSON.stringify({ ...player, slices })
    .replace('"@rewards@"', () => textOfLog(rewards?.rows ?? []))
    .replace('"@rounds@"', () => textOfLog(rounds?.rows ?? []))
}

/**
 * The world as JSON text, as long as nobody changes the rows of its logs: they make most of it, and are written down once.
 * That they stay as they are is a promise of its own, held at the end of each walk.
 */
export const worldText = (world: World): string =>
  JSON.stringify({ ...world, players: '@players@', ledger: '@ledger@' })
    .replace('"@players@"', () => textOfMap(world.players, textOfPlayer))
    .replace('"@ledger@"', () => textOfMap(world.ledger, textOfLog))
