import { describe, expect, it } from 'vitest'
import { FRAME_MARK } from '../../../src/contract/game/frame'
import { BUSY_TIMEOUT_MS, GameStore, READY_TIMEOUT_MS } from '../../../src/stores/game/GameStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (options: AppOptions = {}) => {
  const app = openApp(options)
  await Promise.all([app.root.config.load(), app.root.member.load()])
  return { ...app, game: app.root.feature(GameStore) }
}

/** A backend that returns the given game URL. */
const at = (url: string): AppOptions => ({
  edit: (endpoint, reply) => (endpoint === 'startGame' ? { ...reply, url } : reply),
})

const message = (type: string, more: object = {}) => ({ mark: FRAME_MARK, type, ...more })

describe('the start of a game', () => {
  it('[GAME-02] sends only the game id when played for money', async () => {
    const { game, calls } = await opened()
    expect(game.phase.name).toBe('idle')
    const entering = game.enter(1, false)
    expect(game.phase.name).toBe('starting')
    await entering
    expect(Object.keys(calls('startGame')[0]?.request as object)).not.toEqual(
      expect.arrayContaining(['tryIt', 'activityId']),
    )
    expect(calls('startGame')[0]?.request).toMatchObject({ gameId: 1 })
    expect(game.phase).toMatchObject({ name: 'running', mode: 'real', busy: false, ready: false })
    expect(game.game?.id).toBe(1)
  })

  it('[GAME-02] sends tryIt in demo mode, and the activity it was opened from', async () => {
    const { game, calls } = await opened()
    await game.enter(1, true, 44)
    expect(calls('startGame')[0]?.request).toMatchObject({ gameId: 1, tryIt: 1, activityId: 44 })
    expect(game.phase).toMatchObject({ name: 'running', mode: 'demo' })
  })

  it('[ERR-03] a refused start says why, with the code', async () => {
    const { game, fault } = await opened()
    fault('startGame:5002')
    await game.enter(1, false)
    expect(game.phase).toEqual({
      name: 'failed',
      message: { keys: ['refusal.5002', 'error.refused'], values: { code: 5002 } },
    })
  })

  it.each([
    [999_999, false],
    [999_999, true],
    [999_999_999, false],
  ])('[ROUTE-13] of game %i, which does not exist, says so and sends the player nowhere', async (gameId, forFun) => {
    const { game, calls } = await opened()
    await game.enter(gameId, forFun)
    expect(game.phase).toEqual({ name: 'failed', message: { keys: ['game.gone'] }, final: true })
    expect(game.game).toBeUndefined()
    game.leave()
    expect(calls('exitGame')).toEqual([])
  })

  it('[GAME-02] sets the game of the heartbeat, and clears it afterward', async () => {
    const { game, root } = await opened()
    const { online } = await root.services()
    await game.enter(7, false)
    await settle()
    expect(online.gameId).toBe(7)
    game.leave()
    await settle()
    expect(online.gameId).toBe(0)
  })
})

describe('the address of a game', () => {
  it('[GAME-02] on another host is allowed', async () => {
    const { game } = await opened({ ...at('https://games.example/slot?x=1'), ownGames: false })
    await game.enter(1, false)
    expect(game.phase).toMatchObject({ name: 'running', url: 'https://games.example/slot?x=1' })
  })

  it('[GAME-02] on our own origin is allowed in the demo only', async () => {
    const demo = await opened(at('http://kismara.test/games/slot/?x=1'))
    await demo.game.enter(1, false)
    expect(demo.game.phase).toMatchObject({ name: 'running', url: '/games/slot/?x=1' })
    const product = await opened({ ...at('/games/slot/?x=1'), ownGames: false })
    await product.game.enter(1, false)
    expect(product.game.phase).toEqual({ name: 'failed', message: { keys: ['game.badAddress'] } })
  })

  it('[GAME-02] an invalid address fails, and the game is exited when the player leaves', async () => {
    const { game, calls } = await opened(at('javascript:alert(1)'))
    await game.enter(1, false)
    expect(game.phase).toEqual({ name: 'failed', message: { keys: ['game.badAddress'] } })
    game.leave()
    await settle()
    expect(calls('exitGame').length).toBe(1)
  })
})

describe('a message of the game', () => {
  it('[GAME-02] reports ready and busy states', async () => {
    const { game } = await opened()
    await game.enter(1, false)
    expect(game.receive(message('ready'))).toBe(null)
    expect(game.phase).toMatchObject({ name: 'running', ready: true, busy: false })
    expect(game.receive(message('busy'))).toBe(null)
    expect(game.phase).toMatchObject({ ready: true, busy: true })
    expect(game.receive(message('idle'))).toBe(null)
    expect(game.phase).toMatchObject({ ready: true, busy: false })
  })

  it.each([
    ['for money is the player’s', false, 4242, null],
    ['for fun is that of the play coins', true, null, 4242],
  ])('[GAME-03] a balance of a game %s', async (_, forFun, coin, purse) => {
    const { game, root } = await opened()
    const before = root.member.info?.coin
    await game.enter(1, forFun)
    expect(game.receive(message('balance', { coin: 4242 }))).toBe(null)
    expect(root.member.info?.coin).toBe(coin ?? before)
    expect(game.phase).toMatchObject({ purse })
  })

  it('[GAME-03] play coins are used up below the lowest bet, once the round is over', async () => {
    const { game } = await opened()
    await game.enter(1, true)
    game.receive(message('balance', { coin: 20 }))
    expect(game.isOutOfCoins).toBe(false)
    game.receive(message('round', { open: true, onLeave: 'waits' }))
    game.receive(message('balance', { coin: 0 }))
    expect(game.isOutOfCoins).toBe(false)
    game.receive(message('round', { open: false }))
    expect(game.isOutOfCoins).toBe(true)
  })

  it('[GAME-02] says what becomes of a round that is left, even while nothing moves', async () => {
    const { game } = await opened()
    await game.enter(1, false)
    game.receive(message('busy'))
    expect(game.leaves).toBe('settles')
    game.receive(message('round', { open: true, onLeave: 'waits' }))
    game.receive(message('idle'))
    expect([game.busy, game.leaves]).toEqual([false, 'waits'])
    game.receive(message('round', { open: false }))
    expect(game.leaves).toBe(null)
  })

  it.each([
    [-1, false, { message: { keys: ['game.silent'] } }],
    [-1, true, { message: { keys: ['game.lost'] }, ended: 'stopped' }],
    [5001, true, { message: { keys: ['game.closed.text'] }, ended: 'closed' }],
    [5001, false, { message: { keys: ['game.closed.text'] }, ended: 'closed' }],
    [5002, false, { message: { values: { code: 5002 } } }],
    [5002, true, { message: { values: { code: 5002 } }, ended: 'stopped' }],
    [5005, true, { onBreak: 'timeOut' }],
    [1500, true, { message: { values: { code: 1500 } } }],
  ])('[ERR-03] error %i ends the game with a sentence (ready: %s)', async (code, ready, phase) => {
    const { game, pass } = await opened()
    await game.enter(1, false)
    if (ready) game.receive(message('ready'))
    game.receive(message('error', { code }))
    pass(READY_TIMEOUT_MS)
    expect(game.phase).toMatchObject({ name: 'failed', ...phase })
  })

  it('[SESS-03] a game’s message that the session has ended is checked with the backend, which ends it', async () => {
    const { game, root, fault } = await opened()
    root.start()
    await game.enter(1, false)
    fault('refreshData:401')
    game.receive(message('error', { code: 401 }))
    await settle()
    expect(root.session.signedIn).toBe(false)
  })

  it('[GAME-02] requests exit or deposit', async () => {
    const { game } = await opened()
    await game.enter(1, false)
    expect(game.receive(message('exit'))).toBe('exit')
    expect(game.receive(message('deposit'))).toBe('deposit')
    expect(game.phase.name).toBe('running')
  })

  it.each([
    ['of somebody else', { mark: 'other', type: 'exit' }],
    ['of an unknown kind', message('transfer')],
    ['about money that cannot be', message('balance', { coin: -1 })],
    ['that is no message', 'exit'],
  ])('[GAME-02] %s is ignored', async (_, data) => {
    const { game } = await opened()
    await game.enter(1, false)
    const { phase } = game
    expect(game.receive(data)).toBe(null)
    expect(game.phase).toEqual(phase)
  })

  it('[GAME-02] a message that arrives while no game is running is ignored', async () => {
    const { game } = await opened()
    expect(game.receive(message('exit'))).toBe(null)
    expect(game.receive(message('ready'))).toBe(null)
    expect(game.phase.name).toBe('idle')
  })
})

describe('the host of a game', () => {
  it('[GAME-02] gives up on a frame that stays silent, not on one that is ready', async () => {
    const { game, pass } = await opened()
    await game.enter(1, false)
    pass(READY_TIMEOUT_MS - 1)
    expect(game.phase.name).toBe('running')
    pass(1)
    expect(game.phase).toMatchObject({ name: 'failed', message: { keys: ['game.silent'] } })
    await game.enter(1, false)
    game.receive(message('ready'))
    pass(READY_TIMEOUT_MS)
    expect(game.phase).toMatchObject({ name: 'running', ready: true })
  })

  it('[GAME-02] waits longer on a slow network', async () => {
    const { game, pass } = await opened({ platform: { networkType: () => '3g' } })
    await game.enter(1, false)
    pass(29_999)
    expect(game.phase.name).toBe('running')
    pass(1)
    expect(game.phase.name).toBe('failed')
  })

  it('[GAME-02] takes a frame that stays busy without a word to be idle, not one that still speaks', async () => {
    const { game, pass } = await opened()
    await game.enter(1, false)
    game.receive(message('ready'))
    game.receive(message('busy'))
    pass(BUSY_TIMEOUT_MS - 1)
    game.receive(message('balance', { coin: 1 }))
    pass(BUSY_TIMEOUT_MS - 1)
    expect(game.busy).toBe(true)
    pass(1)
    expect(game.phase).toMatchObject({ name: 'running', busy: false })
  })

  it.each([['load', 'ready'] as const, ['ready', 'load'] as const])(
    '[GAME-02] covers a frame that reloads itself until it is ready again (%s before %s)',
    async (...order) => {
      const { game, pass } = await opened()
      await game.enter(1, false)
      const happens = (what: 'load' | 'ready') => (what === 'load' ? game.loaded() : game.receive(message('ready')))
      order.forEach(happens)
      game.receive(message('round', { open: true, onLeave: 'waits' }))
      expect(game.phase).toMatchObject({ ready: true, round: 'waits' })
      order.forEach(happens)
      pass(READY_TIMEOUT_MS)
      expect(game.phase).toMatchObject({ name: 'running', ready: true })
      game.receive(message('busy'))
      game.loaded()
      expect(game.phase).toMatchObject({ ready: false, busy: false, round: null })
      pass(READY_TIMEOUT_MS)
      expect(game.phase.name).toBe('failed')
    },
  )

  it('[GAME-02] covers a reloading frame that says it is ready several times, too', async () => {
    const { game } = await opened()
    await game.enter(1, false)
    game.loaded()
    for (let said = 0; said < 4; said++) game.receive(message('ready'))
    // A page may be ready before it has loaded.
    game.loaded()
    expect(game.phase).toMatchObject({ ready: true })
    game.loaded()
    expect(game.phase).toMatchObject({ ready: false })
  })

  it('[GAME-02] reads no balance during a round, which would show its result, but after it', async () => {
    const { game, root, calls, show } = await opened()
    root.start()
    await settle()
    await game.enter(1, false)
    const before = calls('refreshData').length
    game.receive(message('busy'))
    show()
    await settle()
    expect(calls('refreshData').length).toBe(before)
    game.receive(message('idle'))
    await settle()
    expect(calls('refreshData').length).toBe(before + 1)
  })

  it('[GAME-02] knows of dialogs that cover the game; the layer by which a round holds the back button is none', async () => {
    const { game, root } = await opened()
    let asked = 0
    const release = game.holdBack(() => asked++)
    expect(game.isCovered).toBe(false)
    expect([root.modals.closeTop(), asked]).toEqual([false, 1])
    const close = root.modals.push(() => true)
    expect(game.isCovered).toBe(true)
    close()
    release()
    root.modals.open('tips')
    expect(game.isCovered).toBe(true)
    expect(root.modals.layers).toEqual([])
  })
})
