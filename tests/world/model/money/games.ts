import type { Chance } from '../../../../mocks/world/core/chance'
import { rouletteSpin, slotSpin } from '../../../../mocks/world/game/playCalls'
import { betOf, betRefusal, type Make, percentOf } from './bets'
import { board, collect, tile } from './boards'
import { flight, leave, takeBack } from './flights'
import { type Line, line } from './line'
import { settle } from './purse'
import type { GameKind, Terms } from './terms'

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
