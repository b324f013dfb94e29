import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Failure, failed, type Outcome, success } from '../../../src/api/outcome'
import { Mutation } from '../../../src/stores/data/Mutation'
import { deviceSessions, replies } from './calls'

const LOST = ['timeout', 'offline'] as const
const refusal: Failure = { kind: 'refused', code: 3001 }

const opened = ({ reconciles = true, leavesPage = false } = {}) => {
  const device = deviceSessions()
  const sent: { session: number; what: 'write' | 'read'; resolve: (outcome: Outcome<number | null>) => void }[] = []
  const log: string[] = []
  const send = (what: 'write' | 'read') =>
    new Promise<never>((resolve) => {
      log.push(what)
      // The test picks the matching outcome type.
      sent.push({ session: device.session(), what, resolve: resolve as never })
    })
  const mutation = new Mutation<number, string>(device.epoch, {
    write: () => send('write'),
    leavesPage,
    ...(reconciles && { reconcile: () => send('read') }),
    refreshes: [{ refresh: () => log.push('refresh') }],
    onDone: (value) => log.push(`done ${value}`),
  })
  const reply = async (outcome: Outcome<number | null>) => {
    const call = sent.shift()
    call?.resolve(outcome)
    await replies()
    return call
  }
  return { device, sent, log, mutation, reply }
}

const outcomes = fc.oneof(
  fc.constant(success(1)),
  fc.constant(failed(refusal)),
  fc.constantFrom(...LOST).map((kind) => failed({ kind })),
)

describe('a write', () => {
  it('[NET-03] is one call per intent; an unknown outcome is read before another is sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom('send', 'reconcile', 'logout', 'login'), outcomes), { maxLength: 40 }),
        async (run) => {
          const { device, log, mutation, sent, reply } = opened()
          for (const step of run) {
            const writes = () => log.filter((line) => line === 'write').length
            const before = writes()
            const done = log.filter((line) => line.startsWith('done')).length
            if (step === 'send') {
              const { name } = mutation.state
              void mutation.send('x')
              expect(writes() - before).toBe(['busy', 'checking', 'unknown'].includes(name) ? 0 : 1)
              continue
            }
            if (step === 'reconcile') void mutation.reconcile()
            else if (step === 'logout' || step === 'login') {
              device.next(step === 'login')
              expect(mutation.state.name).toBe('idle')
            } else {
              const call = await reply(step)
              const tells = log.filter((line) => line.startsWith('done')).length - done
              expect(tells).toBe(step.ok && call?.session === device.session() ? 1 : 0)
            }
            // Only an intent of the player writes.
            expect(writes()).toBe(before)
            expect(mutation.isBusy()).toBe(sent.some(({ session }) => session === device.session()))
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each(LOST)(
    '[NET-03] a write that met %s is done when the read tells of it: what it made old is read again',
    async (kind) => {
      const { mutation, log, reply } = opened()
      void mutation.send('x')
      await reply(failed({ kind }))
      expect(mutation.state.name).toBe('checking')
      await reply(success(7))
      expect(mutation.state).toEqual({ name: 'done', value: 7, reconciled: true })
      expect(log).toEqual(['write', 'read', 'done 7', 'refresh'])
    },
  )

  it('lets go of the session when it is reset', async () => {
    const { device, mutation } = opened()
    void mutation.send('x')
    expect(device.listeners()).toBe(1)
    device.next(false)
    expect(device.listeners()).toBe(0)
  })

  it('[NET-03] is not applied when the read shows so, and may be sent again', async () => {
    const { mutation, log, reply } = opened()
    void mutation.send('x')
    await reply(failed({ kind: 'timeout' }))
    await reply(success(null))
    expect(mutation.state).toEqual({ name: 'notApplied' })
    void mutation.send('x')
    expect(log).toEqual(['write', 'read', 'write'])
  })

  it('[NET-03] stays unknown while it cannot be read', async () => {
    const { mutation, log, reply } = opened()
    void mutation.send('x')
    await reply(failed({ kind: 'timeout' }))
    await reply(failed({ kind: 'offline' }))
    expect(mutation.state).toEqual({ name: 'unknown', failure: { kind: 'timeout' } })
    const next = mutation.send('y')
    await reply(failed({ kind: 'offline' }))
    expect(await next).toEqual({ name: 'unknown', failure: { kind: 'timeout' } })
    expect([log, mutation.request]).toEqual([['write', 'read', 'read'], 'x'])
  })

  it('without a reconciling read stays unknown, reads what it may have changed, and the player decides', async () => {
    const { mutation, log, reply } = opened({ reconciles: false })
    const state = mutation.send('x')
    await reply(failed({ kind: 'offline' }))
    expect(await state).toEqual({ name: 'unknown', failure: { kind: 'offline' } })
    void mutation.send('x')
    expect(log).toEqual(['write', 'refresh', 'write'])
  })

  it('[NET-03] a write that leads to another page is busy until it is reset', async () => {
    const { mutation, log, reply } = opened({ leavesPage: true })
    void mutation.send('x')
    await reply(success(7))
    expect([mutation.state.name, mutation.isBusy(), await mutation.send('x')]).toEqual(['done', true, null])
    mutation.reset()
    void mutation.send('x')
    expect(log.filter((line) => line === 'write')).toHaveLength(2)
  })

  it('after a refused write what was offered is read again, as it may be old', async () => {
    const { mutation, log, reply } = opened()
    void mutation.send('x')
    await reply(failed(refusal))
    expect([mutation.state, log]).toEqual([{ name: 'refused', failure: refusal }, ['write', 'refresh']])
  })
})
