import { describe, expect, it } from 'vitest'
import { UPDATE_DEBOUNCE } from '../../../src/stores/activity/ActivityStore'
import { GameStore } from '../../../src/stores/game/GameStore'
import { openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp(options)
  await app.root.member.load()
  return { ...app, game: app.root.feature(GameStore) }
}
type App = Awaited<ReturnType<typeof opened>>

/** Games exited, in order. */
const left = ({ calls }: App) => calls('exitGame').map(({ request }) => (request as { gameId: number }).gameId)

/** The player leaves game 7 before its start is answered, and is starting another game when that reply arrives. */
const openedLate = async (gameId: number) => {
  const app = await opened()
  const start = app.hold('startGame')
  void app.game.enter(7, false)
  await settle()
  app.game.leave()
  start.open()
  await app.game.enter(gameId, false)
  start.release()
  await settle()
  return app
}

describe('a game', () => {
  it('[GAME-02] is exited once, and the player, the figures and the red dots are read again', async () => {
    const app = await opened()
    await app.game.enter(7, false)
    expect(app.game.phase).toMatchObject({ name: 'running', mode: 'real' })
    app.game.leave()
    app.game.leave()
    await settle()
    expect(left(app)).toEqual([7])
    expect(app.root.member.recentGames[0]).toBe(7)
    app.pass(UPDATE_DEBOUNCE)
    await settle()
    expect([app.calls('refreshData').length, app.calls('activityGetStatusList').length]).toEqual([1, 1])
  })

  it('[GAME-02] says how a phone is held for it, upright unless its provider says otherwise', async () => {
    const own = await opened()
    await own.game.enter(7, false)
    expect(own.game.phase).toMatchObject({ landscape: false })
    const foreign = await opened({
      edit: (endpoint, reply) => (endpoint === 'startGame' ? { ...reply, landscape: true } : reply),
    })
    await foreign.game.enter(7, false)
    expect(foreign.game.phase).toMatchObject({ landscape: true })
  })

  it('[GAME-02] a game that starts after the player has left is exited then, once', async () => {
    const app = await opened()
    const start = app.hold('startGame')
    const entering = app.game.enter(7, false)
    await settle()
    app.game.leave()
    await settle()
    expect(left(app)).toEqual([])
    start.release()
    await entering
    await settle()
    expect(left(app)).toEqual([7])
    expect(app.game.phase.name).toBe('idle')
  })

  it('[GAME-02] a game that is opened again starts only once its exit has been answered', async () => {
    const app = await opened()
    await app.game.enter(7, false)
    const exit = app.hold('exitGame')
    app.game.leave()
    const entering = app.game.enter(7, false)
    await settle()
    expect(app.calls('startGame')).toHaveLength(1)
    exit.release()
    await entering
    expect(app.calls('startGame')).toHaveLength(2)
    expect(app.game.phase.name).toBe('running')
    expect(left(app)).toEqual([7])
  })

  it('[GAME-02] with an unknown start is exited when the player leaves', async () => {
    const app = await opened()
    app.fault('startGame:lost')
    await app.game.enter(7, false)
    expect(app.game.phase.name).toBe('failed')
    await settle()
    expect(left(app)).toEqual([])
    app.game.leave()
    await settle()
    expect(left(app)).toEqual([7])
  })

  it('[GAME-02] a refused game is not exited', async () => {
    const app = await opened()
    app.fault('startGame:5002')
    await app.game.enter(7, false)
    app.game.leave()
    await settle()
    expect(left(app)).toEqual([])
  })

  it.each([
    [5005, 'timeOut'],
    [5006, 'exclusion'],
  ])('[MEMB-01] refused with %i is a matter of a break, which no retry ends', async (code, onBreak) => {
    const app = await opened()
    app.fault(`startGame:${code}`)
    await app.game.enter(7, false)
    expect(app.game.phase).toMatchObject({ name: 'failed', onBreak })
  })

  it('[GAME-02] is not exited by the reply to an earlier start while the player is in it', async () => {
    const app = await openedLate(7)
    expect(app.game.phase.name).toBe('running')
    expect(left(app)).toEqual([])
    app.game.leave()
    await settle()
    expect(left(app)).toEqual([7])
  })

  it('[GAME-02] of an ended session is not exited in the next one', async () => {
    const app = await opened()
    const start = app.hold('startGame')
    const entering = app.game.enter(7, false)
    await settle()
    app.root.session.logout()
    app.root.session.begin(await tokenOf(app.backend, 'lucky'))
    start.release()
    await entering
    await settle()
    expect(left(app)).toEqual([])
  })

  it('[GAME-02] is exited for another one, which stays open', async () => {
    const app = await openedLate(9)
    expect(left(app)).toEqual([7])
    expect(app.game).toMatchObject({ gameId: 9, phase: { name: 'running' } })
  })
})
