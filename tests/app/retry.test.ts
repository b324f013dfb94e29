import { describe, expect, it } from 'vitest'
import { retryDelay } from '../../src/app/pages/useAutoRetry'
import { openApp } from '../support/app'
import { settle } from '../support/platform'

describe('a failed start', () => {
  it.each([
    [0, 2_000],
    [1, 4_000],
    [4, 32_000],
  ])('[CONF-01] is tried again after %i tries in %i ms, spread by a fifth', (tries, wait) => {
    expect(retryDelay(tries, 0.5)).toBe(wait)
    expect([retryDelay(tries, 0), retryDelay(tries, 1)]).toEqual([wait * 0.8, wait * 1.2])
  })

  it('[CONF-01] stays on screen while it is tried again, and no cover hides it', async () => {
    const { root, fault, hold } = openApp({ persona: 'visitor' })
    fault('appConfig:offline*2')
    root.start()
    expect(root.boot).toMatchObject({ phase: 'loading', again: false, covered: true })
    await settle()
    expect(root.boot).toMatchObject({ phase: 'failed', again: false, covered: false })
    const second = root.boot.load()
    expect(root.boot).toMatchObject({ phase: 'loading', again: true })
    await second
    expect(root.boot).toMatchObject({ phase: 'failed', again: false })
    const reply = hold('appConfig')
    const third = root.boot.load()
    await settle()
    expect(root.boot.again).toBe(true)
    reply.release()
    await third
    expect(root.boot).toMatchObject({ phase: 'ready', again: false })
  })
})
