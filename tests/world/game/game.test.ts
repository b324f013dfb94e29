import { describe, expect, it } from 'vitest'
import { balanceOf } from '../../../mocks/world/core/ledger'
import { games } from '../../../mocks/world/game/catalogue'
import { OPEN_GAMES, RECENT_GAMES } from '../../../mocks/world/game/playerState'
import { getAfterLoginInfoWeb, online } from '../../../src/contract/config'
import * as game from '../../../src/contract/game/game'
import * as likes from '../../../src/contract/game/likes'
import { visit } from '../core/support'

const device = { version: '1', os: 'x', deviceModel: 'x' }
/** A closed game. */
const CLOSED = 97

describe('starting a game', () => {
  it('[GAME-02] opens every game of the catalog that is not closed, as the kind that it states', () => {
    const guest = visit('regular')
    for (const { id, kind, status } of games(guest.world)) {
      if (status === 0) guest.refused(game.startGame, { gameId: id }, 'gameClosed')
      else
        expect(guest.call(game.startGame, { gameId: id }).url).toMatch(
          new RegExp(`^/games/${kind}/\\?gameId=${id}&mode=real&session=g`),
        )
    }
    expect(guest.player.state.games?.sessions.length).toBe(OPEN_GAMES)
    expect(guest.call(getAfterLoginInfoWeb, device).appGameDataUser.gameHistory.length).toBe(RECENT_GAMES)
  })

  it('[GAME-02] opens a demo by tryIt, if the game has one', () => {
    const guest = visit('broke')
    expect(guest.call(game.startGame, { gameId: 1, tryIt: 1 })).toMatchObject({ mode: 'demo' })
    expect(guest.call(game.startGame, { gameId: 1, tryIt: 0 })).toMatchObject({ mode: 'real' })
    const live = games(guest.world).find(({ hasDemo, status }) => !hasDemo && status === 1)
    guest.refused(game.startGame, { gameId: live?.id ?? 0, tryIt: 1 }, 'gameClosed')
  })

  it('[GAME-02] refuses games that do not exist', () => {
    const guest = visit('regular')
    for (const gameId of [0, -1, 321, 2 ** 50]) guest.refused(game.startGame, { gameId }, 'notFound')
    guest.refused(game.startGame, { gameId: 1.5 }, 'badRequest')
    guest.refused(game.startGame, { gameId: CLOSED }, 'gameClosed')
    visit('visitor').refused(game.startGame, { gameId: 1 }, 'unauthorized')
  })

  it('[GAME-01] puts the game on top of the recents, once', () => {
    const guest = visit('newcomer')
    for (const gameId of [5, 6, 5]) {
      guest.call(game.startGame, { gameId })
      guest.wait('1m')
    }
    const { gameHistory } = guest.call(getAfterLoginInfoWeb, device).appGameDataUser
    expect(gameHistory.map(({ gameId }) => gameId)).toEqual([5, 6])
  })

  it('[GAME-02] closes one game, or all of them', () => {
    const guest = visit('newcomer')
    guest.call(game.exitGame, {})
    for (const gameId of [5, 6, 7]) guest.call(game.startGame, { gameId })
    const open = () => guest.player.state.games?.sessions.map(({ gameId }) => gameId)
    guest.call(game.exitGame, { gameId: 6 })
    guest.call(game.exitGame, { gameId: 6 })
    expect(open()).toEqual([5, 7])
    guest.call(game.exitGame, {})
    expect(open()).toEqual([])
  })
})

describe('favorites and pings', () => {
  it('[GAME-01] adds and removes a favorite; repeats change nothing', () => {
    const guest = visit('newcomer')
    const like = (gameId: number, on: boolean) => guest.call(likes.gameLike, { gameId, like: on }).gameLikes
    expect(like(7, true)).toEqual([7])
    expect(like(9, true)).toEqual([9, 7])
    expect(like(7, true)).toEqual([9, 7])
    expect(like(7, false)).toEqual([9])
    expect(like(7, false)).toEqual([9])
    expect(guest.call(getAfterLoginInfoWeb, device).appGameDataUser.gameLikes).toEqual([9])
    guest.refused(likes.gameLike, { gameId: 4000, like: true }, 'notFound')
  })

  it('[GAME-02] records the game being played, 0 for none', () => {
    const guest = visit('newcomer')
    guest.call(online, { gameId: 3 })
    expect(guest.player.state.games?.online).toEqual({ gameId: 3, at: guest.world.now })
    guest.call(online, { gameId: 0 })
    guest.refused(online, { gameId: 5000 }, 'notFound')
  })
})

describe('money left in games', () => {
  it('[MEMB-01] is listed and returned once', () => {
    const guest = visit('regular')
    const { list, total } = guest.call(game.gameBalances, {})
    expect(list.length).toBe(2)
    expect(list.reduce((sum, { coin }) => sum + coin, 0)).toBe(total)
    expect(list.every(({ gameName }) => gameName !== '')).toBe(true)
    const before = balanceOf(guest.player, 'coin')
    expect(guest.call(game.retrieveBalance, {})).toEqual({ retrieved: total, coin: before + total })
    expect(guest.call(game.retrieveBalance, {})).toEqual({ retrieved: 0, coin: before + total })
    expect(guest.call(game.gameBalances, {})).toEqual({ list: [], total: 0 })
  })

  it('[MEMB-01] is none for a newcomer', () => {
    expect(visit('newcomer').call(game.retrieveBalance, {})).toEqual({ retrieved: 0, coin: 0 })
  })
})
