import { expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { poolAt } from '../../../mocks/world/jackpot/pools'
import { TIERS } from '../../../mocks/world/jackpot/table'
import { NUMBERS_EVERY_MS } from '../../../src/domain/jackpot/jackpotNumbers'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = () => {
  const app = openApp({ persona: 'lucky' })
  const jackpot = app.root.feature(JackpotStore)
  return { ...app, jackpot, reads: () => app.calls('getJackpotDrawInfo').length }
}

it('[JACK-08] the cabinet loads once on opening, and its figures change while it is open', async () => {
  const { jackpot, reads, pass } = opened()
  const stop = jackpot.subscribe()
  expect(jackpot.infoState).toBe('loading')
  await settle()
  expect([jackpot.infoState, reads()]).toEqual(['ready', 1])
  const given = jackpot.figures.shown
  pass(NUMBERS_EVERY_MS)
  const moved = jackpot.figures.shown
  expect(moved).not.toEqual(given)
  stop()
  pass(NUMBERS_EVERY_MS * 2)
  expect(jackpot.figures.shown).toBe(moved)
})

it('[JACK-08] in ten minutes on screen no figure falls, each keeps rising, and the pool pays what is shown', async () => {
  const { jackpot, pass, backend } = opened()
  const { clock } = createControls(backend)
  const stop = jackpot.subscribe()
  await settle()
  const falls: string[] = []
  for (let turn = 0; turn < 100; turn++) {
    const before = jackpot.figures.shown
    await clock.advance('6s')
    pass(NUMBERS_EVERY_MS)
    await settle()
    const after = jackpot.figures.shown
    const { world } = backend.journal
    for (const tier of TIERS) {
      if ((after?.[tier] ?? 0) < (before?.[tier] ?? 0)) falls.push(`${turn}: ${tier} falls`)
      if ((after?.[tier] ?? 0) > poolAt(world, tier, world.now)) falls.push(`${turn}: ${tier} is more than its pool`)
    }
    if (turn % 10 === 9 && after?.mega === before?.mega) falls.push(`${turn}: mega stands still`)
  }
  expect(falls).toEqual([])
  stop()
})

it('[JACK-08] a cabinet closed before its figures have loaded starts no timer', async () => {
  const { jackpot, pass } = opened()
  jackpot.subscribe()()
  await settle()
  const given = jackpot.figures.shown
  expect(given).not.toBe(null)
  pass(NUMBERS_EVERY_MS * 2)
  expect(jackpot.figures.shown).toBe(given)
})

it('[JACK-08] the figures resume after a pause, and nothing changes before they have loaded', async () => {
  const { jackpot } = opened()
  const { figures } = jackpot
  figures.move()
  expect([figures.shown, figures.paused]).toEqual([null, false])
  await jackpot.load()
  figures.togglePaused()
  figures.togglePaused()
  const given = figures.shown
  figures.move()
  expect(figures.shown).not.toEqual(given)
})

it('[JACK-12] a player’s cabinet loads the record, a visitor’s does not', async () => {
  const { jackpot, calls, root } = opened()
  await jackpot.load()
  expect(calls('getPersonJackpotDrawAwardLog').length).toBe(1)
  root.session.logout()
  await jackpot.load()
  expect(calls('getPersonJackpotDrawAwardLog').length).toBe(1)
  expect([jackpot.infoState, jackpot.canSpin]).toEqual(['ready', false])
})

it('[JACK-01] before the configuration has loaded there are no cells and no odds', async () => {
  const { jackpot, root } = opened()
  expect([jackpot.cells, jackpot.odds]).toEqual([[], null])
  await root.config.load()
  expect(jackpot.cells.length).toBe(10)
  expect(jackpot.odds).not.toBe(null)
})

it('[JACK-01] of a longer list, the cabinet shows the first ten cells', async () => {
  const { root } = openApp({
    edit: (endpoint, reply) => {
      if (endpoint !== 'appConfig') return reply
      const config = reply['config'] as { jackpotAwardConfigList: object[] }
      const [first] = config.jackpotAwardConfigList
      const jackpotAwardConfigList = [...config.jackpotAwardConfigList, { ...first, id: 99 }]
      return { ...reply, config: { ...config, jackpotAwardConfigList } }
    },
  })
  await root.config.load()
  expect(root.feature(JackpotStore).cells.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
