import { expect, it } from 'vitest'
import { give } from '../../../mocks/world/tester/tester'
import { playReminder } from '../../../src/contract/care'
import { GameStore } from '../../../src/stores/game/GameStore'
import { RealityStore } from '../../../src/stores/game/RealityStore'
import { CareStore } from '../../../src/stores/member/CareStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const SECOND = 1_000

/** A player in a game, whose page counts. */
const opened = async ({
  forFun = false,
  backend,
}: {
  forFun?: boolean
  backend?: ReturnType<typeof openApp>['backend']
} = {}) => {
  const app = openApp({ persona: 'regular', ...(backend && { backend }) })
  const game = app.root.feature(GameStore)
  const reality = app.root.feature(RealityStore)
  const stop = reality.start()
  const say = async (type: 'ready' | 'busy' | 'idle') => {
    game.receive({ mark: 'kismara-game', type })
    await settle()
  }
  /** The world counts minutes of play, which the app reads at the end of a round. */
  const played = (minutes: number) => {
    const { world } = app.backend.journal
    const player = Object.values(world.players).find(({ account }) => account === 'regular')
    if (!player) throw new Error('there is no such player')
    give(world, player, { grants: [`played:${minutes}`] })
  }
  const round = async () => {
    await say('busy')
    await say('idle')
  }
  await game.enter(1, forFun)
  await say('ready')
  return { ...app, game, reality, stop, say, played, round, shown: () => app.root.modals.isOpen('reality') }
}

const seconds = ({ reality }: { reality: RealityStore }) => reality.played?.seconds

it('[MEMB-01] the time played goes on while a game is on screen, and is settled by the backend', async () => {
  const app = await opened()
  app.pass(3 * SECOND)
  expect(seconds(app)).toBe(3)
  app.page.hidden = true
  app.pass(60 * SECOND)
  expect(seconds(app)).toBe(3)
  app.played(2)
  app.page.hidden = false
  app.show()
  await settle()
  expect(seconds(app)).toBe(120)
  app.stop()
  app.pass(60 * SECOND)
  expect(seconds(app)).toBe(120)
})

it('[MEMB-01] demo play does not count and opens no check', async () => {
  const app = await opened({ forFun: true })
  app.played(60)
  app.pass(60 * SECOND)
  app.show()
  await settle()
  expect([seconds(app), app.shown()]).toEqual([3_600, false])
})

it('[MEMB-01] a check waits for the end of the round, and is shown once an interval', async () => {
  const { reality, root, played, say, round, shown, show } = await opened()
  await say('busy')
  played(60)
  show()
  await settle()
  expect([shown(), reality.waits]).toEqual([false, true])
  await say('idle')
  expect([shown(), reality.waits]).toEqual([true, false])
  expect(root.modals.top?.props).toMatchObject({ minutes: 60, seconds: 3_600, sessionBet: 0, sessionRounds: 0 })
  reality.answer()
  root.modals.close('reality')
  await round()
  expect(shown()).toBe(false)
  played(60)
  await round()
  expect(shown()).toBe(true)
})

it('[MEMB-01] a check comes while a board waits for its player, and says that it does', async () => {
  const { game, root, played, say, shown, show } = await opened()
  await say('busy')
  game.receive({ mark: 'kismara-game', type: 'round', open: true, onLeave: 'waits' })
  const release = game.holdBack(() => undefined)
  played(60)
  show()
  await settle()
  expect(shown()).toBe(false)
  await say('idle')
  expect(shown()).toBe(true)
  expect(root.modals.top?.props).toMatchObject({ roundWaits: true })
  release()
})

it('[MEMB-01] an answer outlives a reload of the tab, a check that was not answered comes again', async () => {
  const first = await opened()
  first.played(60)
  await first.round()
  expect(first.shown()).toBe(true)
  const { reality } = first
  const again = () => new RealityStore(first.root)
  expect(again().answered).toBeNull()
  reality.answer()
  expect(again().answered).toEqual(reality.played)
  first.platform.storage.session.set('reality', '{"start":"?"}')
  expect(again().answered).toBeNull()
})

it('[MEMB-01] follows the chosen interval', async () => {
  const { root, played, round, shown } = await opened()
  await root.api.call(playReminder, { minutes: 15 })
  played(15)
  await round()
  expect(shown()).toBe(true)
})

it('[MEMB-01] waits until every other dialog is closed', async () => {
  const { root, played, round, shown } = await opened()
  root.modals.open('gameDetail', { gameId: 1 })
  played(60)
  await round()
  expect(shown()).toBe(false)
  root.modals.close('gameDetail')
  await settle()
  expect(shown()).toBe(true)
})

it('[MEMB-01] is shown with the figures at hand when they cannot be read', async () => {
  const { fault, root, played, say, show, shown } = await opened()
  await say('busy')
  played(60)
  show()
  await settle()
  fault('playCare:offline')
  await say('idle')
  expect(shown()).toBe(true)
  expect(root.modals.top?.props).toMatchObject({ seconds: 3_600 })
})

it('[MEMB-01] does not come up on a break', async () => {
  const { root, played, round, shown } = await opened()
  await root.feature(CareStore).takeBreak('24h')
  played(60)
  await round()
  expect(shown()).toBe(false)
})

it('[SESS-02] nothing of it is left after logout', async () => {
  const { reality, root, platform } = await opened()
  reality.answer()
  root.session.logout()
  expect([reality.played, reality.answered, platform.storage.session.get('reality')]).toEqual([null, null, null])
})
