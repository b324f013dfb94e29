import { afterAll, beforeAll, expect } from 'vitest'
import { type MockServer, startMockServer } from '../../../mocks/network/adapters/http/server'
import { type HttpPlayer, type HttpWorld, type Movement, openWorld } from './world'

/** A Monday at the start of a month, so that weeks and months are whole. */
export const MONDAY = '2026-06-01T09:00:00Z'

/** One server for the tests of a file; each call starts a fresh world on it. */
export const openServer = (): ((clock?: string) => Promise<HttpWorld>) => {
  const wrong: string[] = []
  let server: MockServer
  let worlds = 0
  beforeAll(async () => {
    server = await startMockServer({ port: 0, reportError: (what) => wrong.push(what) })
  })
  afterAll(async () => {
    await server.stop()
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  })
  return (clock = MONDAY) => openWorld(server.url, `life${++worlds}`, clock)
}

/** Each entry continues the one before it, none falls below zero, and the coin is that of the replies. */
export const checkLedger = async (player: HttpPlayer): Promise<Movement[]> => {
  const entries = await player.ledger()
  const balances: Record<string, number> = {}
  for (const { asset, amount, balanceAfter } of entries) {
    balances[asset] = (balances[asset] ?? 0) + amount
    expect(balances[asset]).toBe(balanceAfter)
    expect(balanceAfter).toBeGreaterThanOrEqual(0)
  }
  expect(await player.coin()).toBe(balances['coin'])
  return entries
}
