import { refuse } from '../core/refusal'
import { ensureSharedState, type World } from '../core/state'
import { type GameKind, gameKinds } from './playCalls'
import { MOST_MULTIPLIER } from './rules/crash'
import { mineCounts, TILES } from './rules/mines'
import { NUMBERS } from './rules/roulette'
import { REELS, SCATTER } from './rules/slot'

/** A result that a tester wants of the next round of a kind. */
interface ForcedRound {
  kind: GameKind
  /** Symbols of a slot's first line, hundredths of a crash point, tiles with mines, or a roulette number. */
  result: number[]
}

declare module '../core/state' {
  interface SharedState {
    /** In order of their use, within each kind. */
    forcedRounds?: string[]
  }
}

/** What a word may say of each kind, for error messages and documents. */
export const forcedForms: Readonly<Record<GameKind, string>> = {
  slot: `slot:<s1>-…-<s5>, the symbols of the middle row, 0 (the rarest) to ${SCATTER} (starts free spins)`,
  crash: `crash:<x.xx>, where the flight ends, 1.00 to ${MOST_MULTIPLIER / 100}.00`,
  mines: `mines:<tile>-…, where the mines lie, 1 to ${TILES}, as many as the player sets`,
  roulette: `roulette:<n>, 0 to ${NUMBERS - 1}`,
}

const numbers = (text: string, { least, most }: { least: number; most: number }): number[] => {
  const parts = text.split('-')
  const all = parts.flatMap((part) => (/^\d{1,2}$/.test(part) ? [Number(part)] : []))
  return all.length === parts.length && all.every((n) => n >= least && n <= most) ? all : []
}

const hundredths = (text: string): number[] => {
  const value = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return value >= 100 && value <= MOST_MULTIPLIER ? [value] : []
}

/** The result that a text describes; empty when it describes none. */
const readers: Readonly<Record<GameKind, (text: string) => number[]>> = {
  slot: (text) => {
    const line = numbers(text, { least: 0, most: SCATTER })
    return line.length === REELS ? line : []
  },
  crash: hundredths,
  mines: (text) => {
    const tiles = numbers(text, { least: 1, most: TILES }).map((tile) => tile - 1)
    return tiles.length <= mineCounts.most && new Set(tiles).size === tiles.length ? tiles.sort((a, b) => a - b) : []
  },
  roulette: (text) => {
    const all = numbers(text, { least: 0, most: NUMBERS - 1 })
    return all.length === 1 ? all : []
  },
}

/** Parses `<kind>:<result>`; null when no round can have it. */
export const parseForcedRound = (word: string): ForcedRound | null => {
  const [, name, text = ''] = /^(\w+):(.+)$/.exec(word) ?? []
  const kind = gameKinds.find((one) => one === name)
  const result = kind ? readers[kind](text) : []
  return kind && result.length > 0 ? { kind, result } : null
}

const indexOf = (words: readonly string[], kind: GameKind): number =>
  words.findIndex((word) => word.startsWith(`${kind}:`))

/** The result wanted of the next round of a kind. */
export const forcedRound = (world: World, kind: GameKind): number[] | undefined => {
  const words = world.shared.forcedRounds ?? []
  return parseForcedRound(words[indexOf(words, kind)] ?? '')?.result
}

/** Takes the wanted result of a kind off the queue, once its round is played. */
export const dropForcedRound = (world: World, kind: GameKind): void => {
  const words = world.shared.forcedRounds ?? []
  const index = indexOf(words, kind)
  if (index >= 0) words.splice(index, 1)
}

/** A tester's call: queues results of the next rounds, or clears the queue. */
export const forceRounds = (
  world: World,
  _caller: unknown,
  { clear = false, set = [] }: { clear?: boolean | undefined; set?: string[] | undefined },
): Record<never, never> => {
  const wrong = set.find((word) => !parseForcedRound(word))
  if (wrong !== undefined) return refuse('badRequest', `set: ${wrong}`)
  const words = ensureSharedState(world, 'forcedRounds', () => [])
  if (clear) words.length = 0
  words.push(...set)
  return {}
}
