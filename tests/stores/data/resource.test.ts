import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nothing, type Stop } from '../../../src/platform/clock'
import { Resource } from '../../../src/stores/data/Resource'
import { deviceSessions, heldCalls, replies } from './calls'

interface Value {
  session: number
  serial: number
}

const opened = (signedIn = true) => {
  const device = deviceSessions(signedIn)
  const held = heldCalls<Value>(device.session)
  const written: Value[] = []
  const resource = new Resource<Value>(device.epoch, held.send, (value) => written.push(value))
  const reply = async (at: number, ok: boolean) => {
    const call = held.open()[at % Math.max(1, held.open().length)]
    if (ok) call?.answer({ session: call.session, serial: call.serial })
    else call?.fail()
    await replies()
    return call
  }
  return { device, held, resource, written, reply }
}

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('load', 'refresh', 'subscribe', 'unsubscribe') }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('reply'), at: fc.nat(9), ok: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('session'), player: fc.boolean() }) },
  ),
  { maxLength: 40 },
)

it('[SESS-02] whatever the order of replies, failures, logouts and logins, the newest reply of this session wins', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      const { device, held, resource, reply } = opened()
      const stops: Stop[] = []
      let player = true
      let expected: Value | null = null
      let failed = false
      for (const step of run) {
        if (step.do === 'load') void resource.load()
        else if (step.do === 'refresh') void resource.refresh()
        else if (step.do === 'subscribe') stops.push(resource.subscribe())
        else if (step.do === 'unsubscribe') (stops.pop() ?? nothing)()
        else if ('player' in step) {
          // The player keeps the visitor's value until their own has loaded.
          if (player) expected = null
          failed &&= !player
          player = step.player
          device.next(player)
        } else if ('at' in step) {
          const call = await reply(step.at, step.ok)
          const ours = call?.session === device.session()
          const newest = call?.serial === held.calls.length - 1
          const known = expected?.session === device.session() ? expected.serial : -1
          if (call && ours && step.ok && call.serial > known) {
            expected = { session: call.session, serial: call.serial }
            failed = false
          } else if (ours && newest && !step.ok) failed = true
        }
        await replies()
        expect(resource.value).toEqual(expected)
        expect(resource.failure !== null).toBe(failed)
        const last = held.calls.at(-1)
        expect(resource.pending !== null).toBe(last?.session === device.session() && !last.answered)
      }
    }),
    { numRuns: 300 },
  )
})

it('has the states loading, ready, refreshing with the old value, and failed with it', async () => {
  const { resource, reply } = opened()
  expect(resource.state).toBe('idle')
  void resource.load()
  expect(resource.state).toBe('loading')
  await reply(0, true)
  expect([resource.state, resource.value]).toEqual(['ready', { session: 0, serial: 0 }])
  void resource.refresh()
  expect([resource.state, resource.pending]).toEqual(['ready', 'refresh'])
  await reply(0, false)
  expect([resource.state, resource.failure]).toEqual(['failed', { kind: 'offline' }])
  expect(resource.value).not.toBe(null)
  void resource.load()
  expect(resource.state).toBe('loading')
})

it('loads once for all subscribers, and again for each new session while subscribed to', () => {
  const { resource, held, device } = opened(false)
  const stops = [resource.subscribe(), resource.subscribe()]
  expect(held.calls.length).toBe(1)
  device.next(true)
  expect(held.calls.length).toBe(2)
  for (const stop of stops) {
    stop()
    stop()
  }
  device.next(false)
  expect([held.calls.length, resource.state]).toEqual([2, 'idle'])
})

it('loads what has failed when someone subscribes again', async () => {
  const { resource, held, reply } = opened()
  const stop = resource.subscribe()
  await reply(0, false)
  stop()
  expect(resource.state).toBe('failed')
  resource.subscribe()
  expect([resource.state, held.calls.length]).toEqual(['loading', 2])
})

it('reads an older value again when a page opens, and shows it meanwhile', async () => {
  const { resource, held, reply } = opened()
  resource.open()()
  await reply(0, true)
  const before = resource.value
  resource.open()
  expect([resource.value, resource.state, held.calls.length]).toEqual([before, 'ready', 2])
  const newer = await reply(0, true)
  expect(resource.value).toEqual({ session: newer?.session, serial: newer?.serial })
})

it('keeps a value that was set while an older read was in flight', async () => {
  const { resource, reply } = opened()
  void resource.load()
  const newer = { session: 0, serial: 7 }
  resource.set(newer)
  expect([resource.value, resource.pending]).toEqual([newer, null])
  await reply(0, true)
  expect(resource.value).toBe(newer)
})

it('keeps the fields that were patched while a read was in flight, and takes the rest of its reply', async () => {
  const { resource, reply } = opened()
  resource.set({ session: 0, serial: 0 })
  void resource.refresh()
  resource.patch({ session: 7 })
  expect(resource.value).toEqual({ session: 7, serial: 0 })
  const call = await reply(0, true)
  expect(resource.value).toEqual({ session: 7, serial: call?.serial })
  void resource.refresh()
  const later = await reply(0, true)
  expect(resource.value).toEqual({ session: later?.session, serial: later?.serial })
})

it('lets go of the session when it has no value and no subscriber', async () => {
  const { resource, device, reply } = opened()
  expect(device.listeners()).toBe(0)
  const stop = resource.subscribe()
  await reply(0, true)
  resource.clear()
  expect(device.listeners()).toBe(1)
  stop()
  expect(device.listeners()).toBe(0)
  void resource.load()
  await reply(0, true)
  expect(device.listeners()).toBe(1)
  device.next(false)
  expect(device.listeners()).toBe(0)
})

it('stores an outcome passed twice only once', async () => {
  const { resource, written } = opened()
  const settle = resource.begin()
  const outcome = { ok: true, value: { session: 0, serial: 0 } } as const
  settle(outcome)
  settle(outcome)
  expect(written).toEqual([outcome.value])
})
