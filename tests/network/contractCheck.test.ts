import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startMockServer } from '../../mocks/network/adapters/http/server'
import { checkContract, type Finding, reportOf } from '../../mocks/network/check/contractCheck'
import { contract } from '../../src/contract'
import { NOON } from './backendSupport'

let stop: () => unknown = () => undefined
afterEach(() => stop())

const mockServer = async (persona: string) => {
  const complaints: string[] = []
  const server = await startMockServer({ port: 0, persona, clock: NOON, reportError: (what) => complaints.push(what) })
  stop = () => server.stop()
  const { backend, mock } = server.worlds.get('default')
  return { url: server.url, token: backend.token() ?? undefined, mock, complaints }
}

/** A server that answers every call with the same text. */
const silly = async (status: number, body: string): Promise<string> => {
  const server: Server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  stop = () => server.close()
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const verdicts = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ endpoint, verdict }) => [endpoint, verdict]))
const reads = contract.filter(({ call }) => call.effect === 'read')

describe('the contract check', () => {
  it.each(['collector', 'newcomer'])(
    '[NET-03] finds the mock server sound for %s, and changes nothing',
    async (persona) => {
      const { url, token, mock, complaints } = await mockServer(persona)
      const before = JSON.stringify(mock.ledger())
      const findings = await checkContract({ baseUrl: url, token })
      expect(findings.filter(({ verdict }) => verdict === 'broken')).toEqual([])
      expect(findings).toHaveLength(contract.length)
      expect(findings.filter(({ verdict }) => verdict === 'skipped').map(({ endpoint }) => endpoint)).toEqual(
        contract.filter(({ call }) => call.effect === 'write').map(({ call }) => call.name),
      )
      expect(JSON.stringify(mock.ledger())).toBe(before)
      expect(complaints).toEqual([])
    },
  )

  it('[NET-03] without a token makes the public calls only', async () => {
    const { url, mock } = await mockServer('visitor')
    await checkContract({ baseUrl: `${url}/` })
    const made = Object.entries(mock.coverage()).flatMap(([name, times]) => (times > 0 ? [name] : []))
    expect(made).toEqual(reads.filter(({ call }) => call.audience === 'public').map(({ call }) => call.name))
  })

  it('[NET-03] finds deliberate breaches, call by call', async () => {
    const { url, token, mock } = await mockServer('regular')
    mock.fault(
      'getJackpotDrawInfo:wrongtype,getJackpotRank:malformed,appConfig:http502,preLogin:empty,getPersonJackpotDrawAwardLog:1999',
    )
    mock.fault('getActivityIds:offline')
    const findings = await checkContract({ baseUrl: url, token })
    expect(verdicts(findings)).toMatchObject({
      getJackpotDrawInfo: 'broken',
      getJackpotRank: 'broken',
      appConfig: 'broken',
      preLogin: 'broken',
      getActivityIds: 'broken',
      getPersonJackpotDrawAwardLog: 'refused',
    })
    expect(findings.filter(({ verdict }) => verdict === 'broken')).toHaveLength(5)
    const report = reportOf(findings)
    expect(report).toContain('getJackpotDrawInfo: total: ')
    expect(report).toContain('appConfig: status 502, and the body is not JSON')
    expect(report).toContain('by errcode 1999')
    expect(report).toMatch(/\d+ sound, \d+ refused, \d+ skipped, 5 broken$/)
  })

  it('[NET-03] times out', async () => {
    const { url, mock } = await mockServer('visitor')
    mock.fault('*:hang')
    const findings = await checkContract({ baseUrl: url, timeout: 30 })
    expect(findings.filter(({ verdict }) => verdict === 'broken').map(({ reason }) => reason)).toEqual(
      reads.filter(({ call }) => call.audience === 'public').map(() => expect.stringContaining('no reply')),
    )
  })

  it.each([
    [200, '{"errcode":"0"}', 'not an integer'],
    [200, '{"code":0,"errcode":0}', '2 codes'],
    [200, '{}', '0 codes'],
    [200, '[]', '0 codes'],
    [200, 'null', 'not an object'],
    [200, '{"errcode":0.5}', 'not an integer'],
  ])('[NET-03] finds an invalid envelope: %i %s', async (status, body, reason) => {
    const findings = await checkContract({ baseUrl: await silly(status, body), token: 'x' })
    const checked = findings.filter(({ verdict }) => verdict !== 'skipped')
    expect(checked).toHaveLength(reads.length)
    for (const finding of checked)
      expect(finding).toMatchObject({ verdict: 'broken', reason: expect.stringContaining(reason) })
  })

  it('[NET-03] finds a success with an error status', async () => {
    const findings = await checkContract({ baseUrl: await silly(500, '{"errcode":0}') })
    expect(findings.find(({ endpoint }) => endpoint === 'getJackpotDrawInfo')?.reason).toContain(
      'succeeds with status 500',
    )
  })
})
