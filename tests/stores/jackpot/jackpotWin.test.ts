import { autorun } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANDS_MS, PEAK_MS, STEPS } from '../../../src/domain/jackpot/celebration'
import { createClock } from '../../../src/platform/clock'
import { JackpotWin } from '../../../src/stores/jackpot/JackpotWin'
import { jackpotApp } from './jackpotApp'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-10T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const played = (options: Partial<ConstructorParameters<typeof JackpotWin>[1]> = {}) => {
  const win = new JackpotWin(createClock(), { jackpot: 'mega', still: false, skipped: false, ...options })
  const beats: string[] = []
  const steps: number[] = []
  autorun(() => beats.push(win.beat))
  autorun(() => steps.push(win.step))
  return { win, beats, steps, stop: win.play() }
}

describe('a jackpot win', () => {
  it('[JACK-06] plays its beats, one tone a step, and then stops its timer', () => {
    const { win, beats, steps } = played()
    vi.advanceTimersByTime(LANDS_MS.mega - 40)
    expect([win.beat, win.share < 1]).toEqual(['climb', true])
    vi.advanceTimersByTime(40 + PEAK_MS + 40)
    expect(beats).toEqual(['name', 'count', 'climb', 'peak', 'rest'])
    expect(steps).toEqual(Array.from({ length: STEPS + 1 }, (_, i) => i))
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([0, 900, 2000, 3500, 4500])('[JACK-06] skipped after %i ms it rests with the whole amount', (after) => {
    const { win } = played()
    vi.advanceTimersByTime(after)
    win.skip()
    expect([win.beat, win.share]).toEqual(['rest', 1])
    vi.advanceTimersByTime(10_000)
    expect([win.beat, vi.getTimerCount()]).toEqual(['rest', 0])
  })

  it('[JACK-12] with reduced motion it begins at the peak, with the whole amount, and comes to rest', () => {
    const { beats, steps } = played({ still: true })
    vi.advanceTimersByTime(PEAK_MS + 40)
    expect([beats, steps]).toEqual([['peak', 'rest'], [STEPS]])
  })

  it('[JACK-12] late timers skip beats instead of prolonging it', () => {
    const { win, beats } = played({ jackpot: 'mini' })
    // As in a hidden tab: time passes and no timer runs until it is shown.
    vi.setSystemTime(Date.now() + 60_000)
    const elapsed = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    vi.advanceTimersByTime(40)
    expect([win.beat, beats]).toEqual(['rest', ['name', 'rest']])
    elapsed.mockRestore()
  })

  it('leaves no timer when it is closed in mid-count', () => {
    const { stop } = played()
    vi.advanceTimersByTime(1500)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

/** Lets time pass until something holds. */
const until = async (holds: () => boolean) => {
  for (let i = 0; i < 200 && !holds(); i++) await vi.advanceTimersByTimeAsync(100)
  expect(holds()).toBe(true)
}

describe('the wheel', () => {
  it('[JACK-06] can be skipped once it has stopped, not while it turns; balance and chances follow at once', async () => {
    const { jackpot, backend, calls } = await jackpotApp('lucky')
    await jackpot.load()
    backend.journal.world.forcedDraws.push('50003')
    jackpot.tapSpin()
    await until(() => jackpot.spin.phase.name === 'wheel')
    jackpot.spin.skipWheel()
    expect(jackpot.spin.phase).toMatchObject({ name: 'wheel', stopped: false })
    await until(() => jackpot.spin.phase.name === 'wheel' && jackpot.spin.phase.stopped)
    expect(calls('refreshData')).toHaveLength(0)
    jackpot.spin.skipWheel()
    expect(jackpot.spin.phase).toMatchObject({ name: 'amount', jackpot: 'minor', skipped: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(calls('refreshData')).toHaveLength(1)
  })
})
