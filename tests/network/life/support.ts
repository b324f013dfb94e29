import { afterAll, beforeAll } from 'vitest'
import { type MockServer, startMockServer } from '../../../mocks/network/adapters/http/server'
import { type LifeWorld, liveIn } from './world'

/** A Monday at the start of a month, so that weeks and months are whole. */
export const MONDAY = '2026-06-01T09:00:00Z'

/** One server for the tests of a file; each call starts a fresh world on it. */
export const openServer = (): ((clock?: string) => Promise<LifeWorld>) => {
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
  return (clock = MONDAY) => liveIn(server.url, `life${++worlds}`, clock)
}
