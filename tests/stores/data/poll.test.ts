import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { failed } from '../../../src/api/outcome'
import { Mutation } from '../../../src/stores/data/Mutation'
import { poll, pollOutcome, type Schedule } from '../../../src/stores/data/poll'
import { handPlatform } from '../../support/platform'
import { deviceSessions, replies } from './calls'

const polled = (schedule: Schedule, isOpen = true) => {
  const device = handPlatform()
  const open = observable.box(isOpen)
  const set = (value: boolean) => runInAction(() => open.set(value))
  let count = 0
  let closesOnRead = false
  const stop = poll(
    device.platform,
    schedule,
    () => open.get(),
    () => {
      count++
      if (closesOnRead) set(false)
    },
  )
  return {
    ...device,
    set,
    stop,
    closeOnRead: () => {
      closesOnRead = true
    },
    /** Reads so far, after each of these times in ms. */
    readsAfter: (...times: number[]) =>
      times.map((ms) => {
        device.pass(ms)
        return count
      }),
  }
}

describe('polling', () => {
  it('reads at the delays from its start, and then no more', () => {
    const { readsAfter } = polled({ delays: [3_000, 8_000] })
    expect(readsAfter(2_999, 1, 4_999, 1, 600_000)).toEqual([0, 1, 1, 2, 2])
  })

  it('reads at an interval after the last delay, or from the start', () => {
    expect(polled({ delays: [3_000], every: 10_000 }).readsAfter(3_000, 9_999, 1, 10_000)).toEqual([1, 1, 2, 3])
    expect(polled({ every: 15_000 }).readsAfter(14_999, 1, 15_000)).toEqual([0, 1, 2])
  })

  it('waits until it is open, and starts anew each time that it opens', () => {
    const { readsAfter, set } = polled({ delays: [3_000, 8_000] }, false)
    expect(readsAfter(600_000)).toEqual([0])
    set(true)
    expect(readsAfter(3_000)).toEqual([1])
    set(false)
    expect(readsAfter(600_000)).toEqual([1])
    set(true)
    expect(readsAfter(2_999, 1)).toEqual([1, 2])
  })

  it('stops when a read closes it at once', () => {
    const { readsAfter, closeOnRead } = polled({ every: 1_000 })
    closeOnRead()
    expect(readsAfter(1_000, 600_000)).toEqual([1, 1])
  })

  it('reads when the page comes back, while it is open', () => {
    const { readsAfter, set, show } = polled({ every: 60_000 })
    show()
    expect(readsAfter(0)).toEqual([1])
    set(false)
    show()
    expect(readsAfter(0)).toEqual([1])
  })

  it('goes on in a hidden page, unless it waits for a visible one', () => {
    for (const visibleOnly of [false, true]) {
      const { readsAfter, page } = polled({ every: 1_000, visibleOnly })
      page.hidden = true
      expect(readsAfter(1_000)).toEqual([visibleOnly ? 0 : 1])
      page.hidden = false
      expect(readsAfter(1_000)).toEqual([visibleOnly ? 1 : 2])
    }
  })

  it('is over once it is stopped', () => {
    const { readsAfter, set, show, stop } = polled({ every: 1_000 })
    stop()
    set(false)
    set(true)
    show()
    expect(readsAfter(600_000)).toEqual([0])
  })
})

describe('[NET-03] an unknown outcome', () => {
  it('is read after 3, 8, 20 and 60 seconds, however often the read fails, and then on request only', async () => {
    const { platform, pass } = handPlatform()
    const readAt: number[] = []
    const mutation = new Mutation<number, string>(deviceSessions().epoch, {
      write: async () => failed({ kind: 'timeout' }),
      reconcile: async () => {
        readAt.push(platform.clock.elapsed())
        return failed({ kind: 'offline' })
      },
    })
    await mutation.send('x')
    const stop = pollOutcome(platform, mutation)
    for (let second = 0; second < 300; second++) {
      pass(1_000)
      await replies()
    }
    stop()
    expect(readAt).toEqual([0, 3_000, 8_000, 20_000, 60_000])
  })
})
