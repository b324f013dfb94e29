import type { Chance } from '../../../../mocks/world/core/chance'
import {
  crashBet,
  crashCashOut,
  crashTakeBack,
  minesBet,
  minesCashOut,
  minesOpen,
  rouletteSpin,
  slotSpin,
} from '../../../../mocks/world/game/playCalls'
import type { ReplyOf } from '../../../../src/contract/core/call'
import { boardWorth } from './breaks'
import { type Expected, type Line, line } from './line'
import { breakRefusal, type Purse, type Stake, settle } from './purse'
import type { Game, GameKind, Terms } from './terms'

/** What all bets are refused for, in this order. */
const betRefusal = (purse: Purse, { bets }: Game, bet: number): Expected | null => {
  if (!Number.isSafeInteger(bet) || bet < 0) return 'badRequest'
  const paused = breakRefusal(purse)
  if (paused) return paused
  if (bet < (bets[0] ?? 0)) return 'belowMinimum'
  if (bet > (bets.at(-1) ?? 0)) return 'aboveMaximum'
  return bet > purse.coin ? 'notEnoughCoin' : null
}

const betOf = (chance: Chance, { bets }: Game): number => {
  const [least = 0, most = 0] = [bets[0], bets.at(-1)]
  return chance.hit(0.85) ? chance.pick(bets) : chance.pick([least - 1, most + 1, 0, -least, least + 1, 0.5, 2 ** 50])
}

const stakeOf = (game: Game, { id, bet }: { id: string; bet: number }, at: number): Omit<Stake, 'kind'> => ({
  ...{ id, bet, at, gameType: game.type, mines: 0, opened: 0, auto: 0 },
})

const percentOf = ({ counts }: Terms, game: Game): number => counts[game.type] ?? 100

type Make = (chance: Chance, device: number, terms: Terms, requestId: string) => Line

const spin: Make = (chance, device, terms, requestId) => {
  const game = terms.games.slot
  const bet = betOf(chance, game)
  return line(device, slotSpin, {
    kind: 'slot',
    body: { sessionId: game.session, gameId: game.id, bet, requestId },
    expects: (now) => betRefusal(now, game, bet) ?? (game.bets.includes(bet) ? 'done' : 'badRequest'),
    book: (now, { win }) => {
      now.coin -= bet
      settle(now, percentOf(terms, game), bet, win)
    },
  })
}

const table: Make = (chance, device, terms, requestId) => {
  const game = terms.games.roulette
  const amount = betOf(chance, game)
  const bets = chance.hit(0.5)
    ? [{ spot: 'red', amount }]
    : [
        { spot: 'red', amount },
        { spot: 'black', amount },
      ]
  const bet = amount * bets.length
  return line(device, rouletteSpin, {
    kind: 'roulette',
    body: { sessionId: game.session, gameId: game.id, bets, requestId },
    expects: (now) => {
      if (!Number.isSafeInteger(amount) || amount <= 0) return 'badRequest'
      return betRefusal(now, game, bet) ?? (amount % (game.bets[0] ?? 1) === 0 ? 'done' : 'badRequest')
    },
    book: (now, { win }) => {
      if (win !== 0 && win !== 2 * amount) throw new Error(`${bet} on ${bets.length} colors paid ${win}`)
      now.coin -= bet
      settle(now, percentOf(terms, game), bet, win)
    },
  })
}

const flight: Make = (chance, device, terms, requestId) => {
  const game = terms.games.crash
  const bet = betOf(chance, game)
  const auto = chance.pick([101, 150, 200, 500, 100_000, 100_001, 100])
  return line(device, crashBet, {
    kind: 'flight',
    body: { sessionId: game.session, gameId: game.id, bet, auto, requestId },
    expects: (now) => {
      const refusal = betRefusal(now, game, bet)
      if (refusal) return refusal
      return game.bets.includes(bet) && auto > 100 && auto <= 100_000 && !now.stakes.has('crash')
        ? 'done'
        : 'badRequest'
    },
    book: (now, reply) => {
      now.coin -= bet
      now.stakes.set('crash', { ...stakeOf(game, reply, now.now), kind: 'crash', auto })
    },
  })
}

const takeBack: Make = (_chance, device, terms, requestId) =>
  line(device, crashTakeBack, {
    kind: 'takeBack',
    body: { sessionId: terms.games.crash.session, requestId },
    expects: breakOr('open'),
    book: (now, { id, phase, bet }) => {
      if (phase !== 'returned' || now.stakes.get('crash')?.id !== id) return
      now.coin += bet
      now.stakes.delete('crash')
    },
  })

const breakOr =
  (usual: Expected) =>
  (purse: Purse): Expected =>
    breakRefusal(purse) ?? usual

const leave: Make = (chance, device, terms, requestId) => {
  const game = terms.games.crash
  const at = chance.pick([100, 110, 150, 300, 100_000])
  return line(device, crashCashOut, {
    kind: 'cashOut',
    body: { sessionId: game.session, at, requestId },
    expects: breakOr('open'),
    book: (now, { id, bet, left, win }) => {
      const open = now.stakes.get('crash')
      if (open?.id !== id || left === undefined) return
      if (left > at || (win !== 0 && win !== Math.floor((bet * left) / 100)))
        throw new Error(`a flight of ${bet} left at ${left} paid ${win}`)
      settle(now, percentOf(terms, game), bet, win)
      now.stakes.delete('crash')
    },
  })
}

const board: Make = (chance, device, terms, requestId) => {
  const game = terms.games.mines
  const bet = betOf(chance, game)
  const mines = chance.pick([0, 1, 1, 3, 5, 20, 21])
  return line(device, minesBet, {
    kind: 'board',
    body: { sessionId: game.session, gameId: game.id, bet, mines, requestId },
    expects: (now) => {
      const refusal = betRefusal(now, game, bet)
      if (refusal) return refusal
      return game.bets.includes(bet) && mines >= 1 && mines <= 20 && !now.stakes.has('mines') ? 'done' : 'badRequest'
    },
    book: (now, reply) => {
      now.coin -= bet
      now.stakes.set('mines', { ...stakeOf(game, reply, now.now), kind: 'mines', mines })
    },
  })
}

const bookBoard = (
  now: Purse,
  terms: Terms,
  { id, phase, bet, count, opened, win }: ReplyOf<typeof minesOpen>,
): void => {
  const open = now.stakes.get('mines')
  if (open?.id !== id) return
  open.opened = opened.length
  if (phase === 'open') return
  const worth = phase === 'paid' ? boardWorth(bet, count, opened.length) : 0
  if (win !== worth) throw new Error(`a board of ${bet} with ${opened.length} tiles paid ${win} instead of ${worth}`)
  settle(now, percentOf(terms, terms.games.mines), bet, win)
  now.stakes.delete('mines')
}

const tile: Make = (chance, device, terms, requestId) =>
  line(device, minesOpen, {
    kind: 'tile',
    body: { sessionId: terms.games.mines.session, tile: chance.int(0, 25), requestId },
    expects: breakOr('open'),
    book: (now, reply) => bookBoard(now, terms, reply),
  })

const collect: Make = (_chance, device, terms, requestId) =>
  line(device, minesCashOut, {
    kind: 'collect',
    body: { sessionId: terms.games.mines.session, requestId },
    expects: (now) => {
      const open = now.stakes.get('mines')
      return breakRefusal(now) ?? (open && open.opened === 0 ? 'badRequest' : 'open')
    },
    book: (now, reply) => bookBoard(now, terms, reply),
  })

const makes: Record<GameKind, readonly Make[]> = {
  slot: [spin],
  roulette: [table],
  crash: [flight, flight, takeBack, leave],
  mines: [board, tile, tile, collect],
}

export const gameLine = (chance: Chance, device: number, terms: Terms, requestId: string): Line =>
  chance.pick(makes[chance.pick(['slot', 'roulette', 'crash', 'crash', 'mines', 'mines', 'mines'] as const)])(
    chance,
    device,
    terms,
    requestId,
  )
