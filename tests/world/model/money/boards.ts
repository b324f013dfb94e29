import { minesBet, minesCashOut, minesOpen } from '../../../../mocks/world/game/playCalls'
import type { ReplyOf } from '../../../../src/contract/core/call'
import { betOf, betRefusal, breakOr, type Make, percentOf, stakeOf } from './bets'
import { boardWorth } from './breaks'
import { line } from './line'
import { breakRefusal, type Purse, settle } from './purse'
import type { Terms } from './terms'

export const board: Make = (chance, device, terms, requestId) => {
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

export const tile: Make = (chance, device, terms, requestId) =>
  line(device, minesOpen, {
    kind: 'tile',
    body: { sessionId: terms.games.mines.session, tile: chance.int(0, 25), requestId },
    expects: breakOr('open'),
    book: (now, reply) => bookBoard(now, terms, reply),
  })

export const collect: Make = (_chance, device, terms, requestId) =>
  line(device, minesCashOut, {
    kind: 'collect',
    body: { sessionId: terms.games.mines.session, requestId },
    expects: (now) => {
      const open = now.stakes.get('mines')
      return breakRefusal(now) ?? (open && open.opened === 0 ? 'badRequest' : 'open')
    },
    book: (now, reply) => bookBoard(now, terms, reply),
  })
