import { crashBet, crashCashOut, crashTakeBack } from '../../../../mocks/world/game/playCalls'
import { betOf, betRefusal, breakOr, type Make, percentOf, stakeOf } from './bets'
import { line } from './line'
import { settle } from './purse'

export const flight: Make = (chance, device, terms, requestId) => {
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

export const takeBack: Make = (_chance, device, terms, requestId) =>
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

export const leave: Make = (chance, device, terms, requestId) => {
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
