import type { AppGame, AppGameType } from '../../../src/contract/config'
import { cents } from '../../../src/domain/money'
import { chanceFor, hash32 } from '../core/chance'
import { keepDerived } from '../core/derived'
import { type Text, text } from '../core/texts'
import { leastBet, rtpOf } from './kinds'
import { firstWords, kindFor, providers, secondWords, type TypeKey } from './names'
import type { GameKind } from './playCalls'
import { freeSpins, slotLines } from './rules/slot'
import { topPrizeOf } from './rules/top'

/** Largest catalog. */
export const MOST_GAMES = 10_000

/** In the order of the lobby. */
export const gameTypes: readonly (Omit<AppGameType, 'name'> & { key: TypeKey; name: Text; share: number })[] = [
  { id: 1, key: 'slots', name: text('game.slots'), status: 1, sort: 1, share: 62 },
  { id: 2, key: 'fishing', name: text('game.fishing'), status: 1, sort: 2, share: 7 },
  { id: 3, key: 'crash', name: text('game.crash'), status: 1, sort: 3, share: 7 },
  { id: 4, key: 'table', name: text('game.table'), status: 1, sort: 4, share: 8 },
  { id: 5, key: 'live', name: text('game.live'), status: 1, sort: 5, share: 6 },
  { id: 6, key: 'bingo', name: text('game.bingo'), status: 1, sort: 6, share: 5 },
  { id: 7, key: 'arcade', name: text('game.arcade'), status: 1, sort: 7, share: 5 },
]

/** Games with fixed names and types, so that each kind can always be found; by id, from 1. */
const fixed: readonly { name: string; key: TypeKey }[] = [
  { name: 'Lantern Dragon', key: 'slots' },
  { name: 'Kite Rocket', key: 'crash' },
  { name: 'Hidden Gems', key: 'arcade' },
  { name: 'Velvet Roulette', key: 'table' },
]

/** Bet ranges of slots by volatility, cents; wider for low volatility. */
const slotLimits = { low: [10, 20_000], medium: [20, 10_000], high: [20, 5_000] } as const
const otherLimits = [20, 10_000] as const
const volatilities = ['low', 'medium', 'high'] as const

const rtpsOf = (kind: GameKind) => ({
  low: rtpOf(kind, 'low'),
  medium: rtpOf(kind, 'medium'),
  high: rtpOf(kind, 'high'),
})
/** The real return to player of each kind. */
const rtps = { slot: rtpsOf('slot'), crash: rtpsOf('crash'), mines: rtpsOf('mines'), roulette: rtpsOf('roulette') }

/** The highest prizes worth naming, by kind. */
const topsOf = (kind: GameKind) => ({
  low: topPrizeOf(kind, 'low'),
  medium: topPrizeOf(kind, 'medium'),
  high: topPrizeOf(kind, 'high'),
})
const tops = { slot: topsOf('slot'), crash: topsOf('crash'), mines: topsOf('mines'), roulette: topsOf('roulette') }

const typeByShare = gameTypes.flatMap((type) => Array.from({ length: type.share }, () => type))

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

/** Generates each pair of first and second word once, in an order that depends on the seed: no name is repeated. */
const namer = (seed: number, key: TypeKey): (() => string) => {
  const seconds = secondWords[key]
  const pairs = firstWords.length * seconds.length
  let index = hash32(seed, 'name', key) % pairs
  let stride = 1 + (hash32(seed, 'stride', key) % (pairs - 1))
  while (common(pairs, stride) !== 1) stride = (stride % (pairs - 1)) + 1
  const taken = new Set(fixed.map(({ name }) => name))
  const next = (): string => {
    index = (index + stride) % pairs
    const name = `${firstWords[index % firstWords.length]} ${seconds[Math.floor(index / firstWords.length)]}`
    return taken.has(name) ? next() : name
  }
  return next
}

const makeGames = (seed: number, count: number): AppGame[] => {
  const names = Object.fromEntries(gameTypes.map(({ key }) => [key, namer(seed, key)]))
  return Array.from({ length: Math.min(count, MOST_GAMES) }, (_, index) => {
    const id = index + 1
    const chance = chanceFor(seed, 'game', id)
    const own = fixed[index]
    const type = gameTypes.find(({ key }) => key === own?.key) ?? chance.pick(typeByShare)
    const name = own?.name ?? names[type.key]?.() ?? `Game ${id}`
    const kind = kindFor(type.key, name)
    const drawn = chance.pick(volatilities)
    // Outside of slots the players choose it by how they bet.
    const volatility = own || kind !== 'slot' ? 'medium' : drawn
    const [min, max] = kind === 'slot' ? slotLimits[volatility] : otherLimits
    return {
      id,
      name,
      type: type.id,
      provider: own ? providers[0] : chance.pick(providers),
      img: '',
      sort: own ? id : 10 + (hash32(seed, 'sort', id) % 100_000),
      // Every 97th game is closed, so that a closed game can always be found.
      status: id % 97 === 0 ? 0 : 1,
      isNew: own ? index === 2 : chance.hit(0.06),
      isHot: own ? index < 2 : chance.hit(0.08),
      isJackpot: own ? index === 0 : chance.hit(0.15),
      rtp: rtps[kind][volatility],
      volatility,
      minBet: cents(Math.max(min, leastBet(kind))),
      maxBet: cents(max),
      hasDemo: type.key !== 'live',
      kind,
      topPrize: tops[kind][volatility].times,
      topPrizeRounds: tops[kind][volatility].rounds,
      ...(kind === 'slot' && { lines: slotLines.length, freeSpins: freeSpins.spins }),
    }
  })
}

const catalogs = keepDerived<AppGame[]>()

/** All games of a world, by id from 1. A shared array: do not change it. */
export const games = ({ seed, gameCount }: { seed: number; gameCount: number }): AppGame[] =>
  catalogs(`${seed}:${gameCount}`, () => makeGames(seed, gameCount))

export const gameById = (world: { seed: number; gameCount: number }, id: number): AppGame | undefined =>
  games(world)[id - 1]
