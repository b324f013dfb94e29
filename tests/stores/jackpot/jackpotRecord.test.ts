import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jackpotApp } from './jackpotApp'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-10T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Longer than any run including its rest, ms. */
const RUN_MS = 9000
const settle = () => vi.advanceTimersByTimeAsync(0)
const notDrawn = { name: 'failed', why: { kind: 'notDrawn' } }

/** A player with two chances whose next draw wins 5.00. */
const opened = async (options: Parameters<typeof jackpotApp>[1] = {}) => {
  const app = await jackpotApp('lucky', options)
  const { world } = app.backend.journal
  for (const player of Object.values(world.players)) player.balances.chance = 2
  world.forcedDraws.push('2001#3')
  await app.jackpot.load()
  return app
}

/** Finishes the run with a failing read of the record, then taps again while offline. */
const tapOffline = async ({ jackpot, fault, backend }: Awaited<ReturnType<typeof opened>>) => {
  await settle()
  expect(jackpot.spin.phase.name).toBe('running')
  fault('getPersonJackpotDrawAwardLog:http500')
  await vi.advanceTimersByTimeAsync(RUN_MS)
  expect(jackpot.spin.phase).toMatchObject({ name: 'result', drawn: { id: 3 } })
  backend.faults.clear()
  jackpot.spin.dismiss()
  fault('receiveDrawChance:offline')
  expect(jackpot.canSpin).toBe(true)
  jackpot.tapSpin()
  await settle()
}

const withoutIds = (endpoint: string, reply: Record<string, unknown>) => {
  const { recordId: _, ...bare } = reply
  const rows = reply['list']
  if (endpoint === 'receiveDrawChance') return bare
  return endpoint === 'getPersonJackpotDrawAwardLog' && Array.isArray(rows)
    ? { ...reply, list: rows.map(({ id: _id, ...row }) => row) }
    : reply
}

it.each([
  ['named by its reply', '', {}],
  ['found in the record after its reply was lost', 'receiveDrawChance:lost*1', {}],
  ['of a backend whose records have no ids', '', { edit: withoutIds }],
  ['lost, of a backend whose records have no ids', 'receiveDrawChance:lost*1', { edit: withoutIds }],
])('[JACK-12] a prize %s is not shown again for the next draw, which failed', async (_, lost, options) => {
  const app = await opened(options)
  if (lost) app.fault(lost)
  app.jackpot.tapSpin()
  await tapOffline(app)
  expect(app.jackpot.spin.phase).toEqual(notDrawn)
})

it('[JACK-12] a record read before the draw is ignored when it arrives after it', async () => {
  const app = await opened()
  const record = app.hold('getPersonJackpotDrawAwardLog')
  const stop = app.jackpot.subscribe()
  await settle()
  record.open()
  app.jackpot.tapSpin()
  await settle()
  record.release()
  await tapOffline(app)
  expect(app.jackpot.spin.phase).toEqual(notDrawn)
  stop()
})

it('[JACK-07] closing is refused while the wheel turns and rests, until the amount is shown', async () => {
  const { jackpot, root } = await jackpotApp('lucky')
  await jackpot.load()
  root.modals.open('jackpot')
  jackpot.tapSpin()
  const refused = new Set<string>()
  while (jackpot.spin.phase.name !== 'amount') {
    refused.add(jackpot.spin.phase.name)
    expect(root.modals.closeTop()).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect([...refused]).toEqual(['asking', 'running', 'wheel'])
  expect(root.modals.closeTop()).toBe(true)
})
