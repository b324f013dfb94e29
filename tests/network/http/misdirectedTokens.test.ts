import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MockServer, startMockServer } from '../../../mocks/network/adapters/http/server'
import { NOON, pathOf } from '../backendSupport'

const complaints: string[] = []
let server: MockServer
beforeAll(async () => {
  server = await startMockServer({ port: 0, clock: NOON, reportError: (what) => complaints.push(what) })
})
afterAll(() => server.stop())

const call = async (name: string, token: string, world?: string) => {
  const headers = { authorization: `Bearer ${token}`, ...(world !== undefined && { 'x-mock-world': world }) }
  const response = await fetch(server.url + pathOf(name), { method: 'POST', body: '{}', headers })
  return { status: response.status, body: await response.json() }
}
const signIn = async (world: string, seed: number) =>
  (await server.worlds.get(world).mock.reset({ seed, persona: 'lucky', clock: NOON })).token ?? ''

it('[MOCK-02] a call that forgot to name its world is refused with a hint', async () => {
  const token = await signIn('mine', 8)
  const before = server.worlds.get('default').mock.snapshot()
  for (const name of ['receiveDrawChance', 'appConfig']) {
    const { status, body } = await call(name, token)
    expect([status, body]).toEqual([400, { errcode: 1400, message: expect.stringContaining('no header') }])
    expect((body as { message: string }).message).toContain("'x-mock-world: mine'")
  }
  expect(complaints).toHaveLength(2)
  expect(server.worlds.get('default').mock.snapshot()).toEqual(before)
  expect(await call('receiveDrawChance', token, 'mine')).toMatchObject({ status: 200, body: { errcode: 0 } })
})

it('[MOCK-02] a token that no world knows is refused as ever', async () => {
  expect(await call('receiveDrawChance', 'nobody')).toEqual({ status: 200, body: { errcode: 401 } })
})

it('[MOCK-02] an expired token of the default world is 401, though another world knows the same', async () => {
  const token = await signIn('default', 9)
  expect(await signIn('twin', 9)).toBe(token)
  expect(await call('logout', token)).toMatchObject({ status: 200 })
  expect(await call('receiveDrawChance', token)).toEqual({ status: 200, body: { errcode: 401 } })
})
