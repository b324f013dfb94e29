import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { playReminder } from '../../../src/contract/care'
import { GameStore } from '../../../src/stores/game/GameStore'
import { RealityCheck } from '../../../src/stores/member/RealityCheck'
import { openApp } from '../../support/app'
import { handClock, settle } from '../../support/platform'

const MINUTE = 60_000
const START = Date.UTC(2026, 0, 1, 12)

const opened = async (persona = 'regular') => {
  const time = { now: START }
  const { clock, pass } = handClock(() => time.now)
  const app = openApp({ persona, platform: { clock } })
  const at = { form: false }
  const check = new RealityCheck(app.root, () => at.form)
  await check.look()
  /** The world's time goes on, and the check looks at it. */
  const after = async (minutes: number) => {
    time.now += minutes * MINUTE
    await Promise.race([check.look(), settle()])
    await settle()
  }
  const shown = () => app.root.modals.isOpen('reality')
  return { ...app, at, check, after, shown, pass }
}

it('[MEMB-01] is shown after the interval, with the figures of the session', async () => {
  const { after, shown, root, calls } = await opened()
  await after(14)
  expect(calls('playCare')).toEqual([])
  await after(45)
  expect(shown()).toBe(false)
  await after(15)
  expect(shown()).toBe(true)
  expect(root.modals.top?.props).toMatchObject({ minutes: 60, sessionBet: 0, sessionWin: 0, sessionStart: START })
})

it('[MEMB-01] comes again after another interval, not earlier', async () => {
  const { after, shown, root } = await opened()
  await after(60)
  root.modals.close('reality')
  await after(59)
  expect(shown()).toBe(false)
  await after(16)
  expect(shown()).toBe(true)
})

it('[MEMB-01] follows the chosen interval', async () => {
  const { after, shown, root } = await opened()
  await root.api.call(playReminder, { minutes: 15 })
  await after(15)
  expect(shown()).toBe(true)
})

it('[MEMB-01] waits until the round of a game has ended', async () => {
  const { after, shown, root } = await opened()
  const game = root.feature(GameStore)
  await game.enter(7, false)
  game.receive({ mark: 'kismara-game', type: 'busy' })
  await after(60)
  expect(shown()).toBe(false)
  game.receive({ mark: 'kismara-game', type: 'idle' })
  await settle()
  expect(shown()).toBe(true)
})

it('[MEMB-01] waits until the jackpot has stopped, and until every other modal is closed', async () => {
  const { after, shown, root } = await opened()
  root.modals.open('jackpot')
  const unlock = runInAction(() => root.modals.lock('jackpot', 'spinning'))
  await after(60)
  expect(shown()).toBe(false)
  unlock()
  await settle()
  expect(shown()).toBe(false)
  root.modals.close('jackpot')
  await settle()
  expect(shown()).toBe(true)
})

it('[MEMB-01] is never shown over a form', async () => {
  const { after, at, shown } = await opened()
  at.form = true
  await after(60)
  expect(shown()).toBe(false)
  at.form = false
  await after(0)
  expect(shown()).toBe(true)
})

it('[MEMB-01] is not shown to a visitor, and the next player begins anew', async () => {
  const { after, shown, root, calls } = await opened()
  await after(50)
  const asked = calls('playCare').length
  root.session.logout()
  await after(60)
  expect([shown(), calls('playCare').length]).toEqual([false, asked])
})
