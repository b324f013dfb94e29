import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/contract'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { FavoriteStore } from '../../../src/stores/game/FavoriteStore'
import { GameStore } from '../../../src/stores/game/GameStore'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

type App = ReturnType<typeof openApp>

/** With the first three the world acts and the reply is lost; the outcome is unknown with all. */
const LOST = ['lost', 'timeout', 'malformed', 'offline', 'hang', 'http502'] as const
/** Longer than any timeout or retry would take, ms. */
const LONG = 120_000

const lateAnswers = async ({ pass }: App) => {
  await settle()
  pass(LONG)
  await settle()
}

describe.each(LOST)('a write that meets %s', (what) => {
  it('[NET-03] is sent once by the client, for every write call', async () => {
    for (const { call } of contract.filter(({ call }) => call.effect === 'write')) {
      const app = openApp()
      app.fault(`${call.name}:${what}`)
      // The body does not matter: the reply never arrives.
      void app.root.api.call(call, {} as never)
      await lateAnswers(app)
      expect([call.name, app.calls(call.name).length]).toEqual([call.name, 1])
    }
  })

  it.each<[call: string, write: (app: App) => void]>([
    ['gameLike', ({ root }) => void root.feature(FavoriteStore).like(9, true)],
    ['startGame', ({ root }) => void root.feature(GameStore).enter(1, false)],
    [
      'exitGame',
      ({ root }) => {
        const game = root.feature(GameStore)
        void game.enter(1, false).then(() => game.leave())
      },
    ],
    [
      'receiveDrawChance',
      ({ root }) => {
        const jackpot = root.feature(JackpotStore)
        void jackpot.load().then(() => jackpot.tapSpin())
      },
    ],
    ['logout', ({ root }) => root.session.logout()],
    [
      'accountLogin',
      ({ root }) => {
        const auth = root.feature(AuthStore)
        void auth.signInByAccount({ account: 'lucky', password: 'demo1234', remember: false })
      },
    ],
    [
      'smsSend',
      ({ root }) => {
        const auth = root.feature(AuthStore)
        void auth.sendCode('5550001234')
      },
    ],
  ])('[NET-03] %s is sent once by its store', async (call, write) => {
    const app = openApp({ persona: 'lucky' })
    await app.root.config.load()
    app.fault(`${call}:${what}`)
    write(app)
    await lateAnswers(app)
    expect(app.calls(call).length).toBe(1)
  })
})
