import { describe, expect, it } from 'vitest'
import { NUMBERS_EVERY_MS } from '../../../src/domain/jackpot/jackpotNumbers'
import { JackpotInfoStore } from '../../../src/stores/jackpot/JackpotInfoStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = () => {
  const app = openApp({ persona: 'lucky' })
  const shared = app.root.feature(JackpotInfoStore)
  const reads = () => app.calls('getJackpotDrawInfo').length
  /** Whether the figures change after their interval. */
  const moves = () => {
    const before = shared.figures.shown
    app.pass(NUMBERS_EVERY_MS)
    return shared.figures.shown !== before
  }
  return { ...app, shared, reads, moves }
}

describe('the jackpots in view', () => {
  it('[JACK-08] are loaded by the first watcher and change until the last one stops', async () => {
    const { shared, reads, moves } = opened()
    expect(shared.figures.shown).toBe(null)
    const first = shared.subscribe()
    await settle()
    const second = shared.subscribe()
    await settle()
    expect(reads()).toBe(1)
    expect(shared.figures.shown?.total).toBe(shared.info?.total)
    expect(moves()).toBe(true)
    first()
    expect(moves()).toBe(true)
    second()
    expect(moves()).toBe(false)
  })

  it('[JACK-08] change once for all watchers', async () => {
    const { shared, root, pass } = opened()
    await shared.load()
    let drawn = 0
    root.platform.random = () => {
      drawn++
      return 0.5
    }
    shared.figures.move()
    const once = drawn
    shared.subscribe()
    shared.subscribe()
    pass(NUMBERS_EVERY_MS)
    expect(drawn).toBe(2 * once)
  })

  it('[JACK-08] are not stopped by a watcher that stops twice', async () => {
    const { shared, moves } = opened()
    await shared.load()
    const first = shared.subscribe()
    shared.subscribe()
    first()
    first()
    expect(moves()).toBe(true)
  })

  it('[JACK-08] already loaded are not loaded again by later watchers', async () => {
    const { shared, reads, moves } = opened()
    await shared.load()
    shared.subscribe()()
    shared.subscribe()
    await settle()
    expect(reads()).toBe(1)
    expect(moves()).toBe(true)
  })

  it('[JACK-08] are reloaded after a logout while watched, and only then', async () => {
    const { shared, root, reads } = opened()
    const stop = shared.subscribe()
    await settle()
    root.session.logout()
    expect([shared.info, shared.figures.shown]).toEqual([null, null])
    await settle()
    expect(reads()).toBe(2)
    expect(shared.info?.canReceiveDrawChance).toBe(false)
    stop()
    root.session.begin('demo.another')
    await settle()
    expect(reads()).toBe(2)
  })
})

describe('a read of the draw info', () => {
  it('[JACK-12] a failed read says why and keeps the old info until one succeeds', async () => {
    const { shared, fault, backend } = opened()
    await shared.load()
    const { info } = shared
    fault('getJackpotDrawInfo:offline')
    expect(await shared.load()).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(shared.failure).toEqual({ kind: 'offline' })
    expect(shared.info).toBe(info)
    backend.faults.clear()
    await shared.load()
    expect(shared.failure).toBe(null)
  })

  it('[JACK-12] gives way to a newer one', async () => {
    const { shared, hold, backend } = opened()
    const reply = hold('getJackpotDrawInfo')
    const first = shared.load()
    await settle()
    reply.open()
    for (const player of Object.values(backend.journal.world.players)) player.balances.chance = 0
    await shared.load()
    reply.release()
    await first
    expect(shared.info?.canReceiveDrawChance).toBe(false)
  })
})
