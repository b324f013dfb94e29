import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startMockServer } from '../../../mocks/network/adapters/http/server'
import { advice } from '../../../mocks/network/check/advice'
import { promised } from '../../../mocks/network/check/content'
import { type CheckOptions, type CheckResult, checkContract } from '../../../mocks/network/check/contractCheck'
import { reportOf } from '../../../mocks/network/check/report'
import { contract } from '../../../src/contract'
import { NOON } from '../backendSupport'
import { brokenAnswers } from '../brokenAnswers'
import { brokenClaims } from '../brokenClaims'
import { brokenMoney } from '../brokenMoney'
import { brokenPlay } from '../brokenPlay'
import { brokenReads } from '../brokenReads'
import { type BrokenServer, type Corruption, type Json, only, startCorruptedServer } from '../corruptedServer'

const stops: (() => unknown)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

let accounts = 1_000_000_000
/** Credentials of an account that is not registered yet. */
const unused = () => ({ name: `check${++accounts}`, password: `Check-${accounts}` })
const WRITES_MS = 60_000

const soundServer = async (persona = 'whale') => {
  const complaints: string[] = []
  const server = await startMockServer({ port: 0, persona, clock: NOON, reportError: (what) => complaints.push(what) })
  stops.push(() => server.stop())
  const { backend, mock } = server.worlds.get('default')
  return { url: server.url, token: backend.token() ?? undefined, mock, complaints }
}

// The server behind all corrupted ones; they only read, or write on accounts of their own.
let behind: Awaited<ReturnType<typeof startMockServer>>
beforeAll(async () => {
  behind = await startMockServer({ port: 0, persona: 'whale', clock: NOON, reportError: () => undefined })
})
afterAll(() => behind.stop())

const checkBroken = async ({ corrupt, as, options, says }: BrokenServer): Promise<CheckResult> => {
  const { url: baseUrl, stop } = await startCorruptedServer(behind.url, corrupt)
  stops.push(stop)
  const token = behind.worlds.get('default').backend.token() ?? undefined
  const who: Partial<CheckOptions> = as === 'writer' ? { write: unused() } : as === 'visitor' ? {} : { token }
  // The rest of the walk would only cost time.
  return checkContract({ baseUrl, only: [says.slice(0, says.indexOf(':'))], ...who, ...options })
}

const lines = ({ reasons }: CheckResult): string[] =>
  reasons.map(({ endpoint, what, todo }) => `${endpoint}: ${what} -> ${advice[todo]}`)

const expectInvalid = (result: CheckResult, { says, todo }: Pick<BrokenServer, 'says' | 'todo'>) => {
  expect(result.verdict).toBe('invalid')
  const found = lines(result).filter((line) => line.includes(says))
  expect(found, lines(result).join('\n')).not.toEqual([])
  expect(found[0]).toContain(todo)
  const report = reportOf(result)
  expect(report).toContain(says.slice(says.indexOf(': ') + 1))
  expect(report).toMatch(/invalid: \d+ reasons?$/)
}

const verdicts = ({ findings }: CheckResult, verdict: string) =>
  findings.flatMap((finding) => (finding.verdict === verdict ? [finding.endpoint] : []))

describe('a valid server', () => {
  it('[MOCK-06] is valid for a visitor, who makes public reads only', async () => {
    const { url, mock, complaints } = await soundServer('visitor')
    const result = await checkContract({ baseUrl: `${url}/` })
    expect(lines(result)).toEqual([])
    expect(result.verdict).toBe('valid')
    const reads = contract.filter(({ call }) => call.effect === 'read')
    const made = Object.entries(mock.coverage()).flatMap(([name, times]) => (times > 0 ? [name] : []))
    const open = reads.flatMap(({ call }) => (call.audience === 'public' ? [call.name] : []))
    // The one call of a player proves that a visitor may not make it.
    expect(made.toSorted()).toEqual([...open, 'refreshData'].toSorted())
    expect(complaints).toEqual([])
  })

  it.each(['collector', 'newcomer', 'whale'])('[MOCK-06] is valid for %s, and stays unchanged', async (persona) => {
    const { url, token, mock, complaints } = await soundServer(persona)
    const before = JSON.stringify(mock.ledger())
    const result = await checkContract({ baseUrl: url, token })
    expect(lines(result)).toEqual([])
    const reads = contract.flatMap(({ call }) => (call.effect === 'read' ? [call.name] : []))
    const seen = new Set(result.findings.map(({ endpoint }) => endpoint))
    expect(contract.filter(({ call }) => !seen.has(call.name))).toEqual([])
    const checked = new Set(verdicts(result, 'valid'))
    // A newcomer has no order and no feedback yet.
    const none = persona === 'newcomer' ? ['feedbackDetail', 'rechargeOrderStatus'] : []
    expect(reads.filter((name) => !checked.has(name))).toEqual(none)
    expect(JSON.stringify(mock.ledger())).toBe(before)
    expect(complaints).toEqual([])
  })

  it('[MOCK-06] is valid with all writes on an account of its own', { timeout: WRITES_MS }, async () => {
    const { url, complaints } = await soundServer('visitor')
    const result = await checkContract({ baseUrl: url, write: unused() })
    expect(lines(result)).toEqual([])
    const made = new Set(verdicts(result, 'valid'))
    const notMade = contract.flatMap(({ call }) => (made.has(call.name) ? [] : [call.name]))
    // Four need a phone; a new account has no give coupon.
    const phone = ['accountLoginSms', 'accountRegist4', 'forgetPassword', 'smsSend']
    expect(notMade.toSorted()).toEqual([...phone, 'couponUse'].toSorted())
    expect(complaints).toEqual([])
  })

  it('[MOCK-06] is valid with writes on a given account, which stays usable', { timeout: WRITES_MS }, async () => {
    const { url } = await soundServer('visitor')
    const account = { name: 'collector', password: 'demo1234' }
    const result = await checkContract({ baseUrl: url, account, write: unused() })
    expect(lines(result)).toEqual([])
    expect(verdicts(result, 'valid')).toContain('couponUse')
    expect(verdicts(result, 'skipped')).toEqual(expect.arrayContaining(['playBreak', 'addBankInfo', 'delMail']))
  })

  it('[MOCK-06] is checked for some calls only, with the lists they need', async () => {
    const { url, token } = await soundServer()
    const result = await checkContract({ baseUrl: url, token, only: ['rechargeOrderStatus', 'appConfig'] })
    expect(new Set(result.findings.map(({ endpoint }) => endpoint))).toEqual(
      new Set(['rechargeOrderStatus', 'appConfig']),
    )
    expect(reportOf(result)).toMatch(/\nvalid$/)
  })
})

describe('an invalid server', () => {
  it.each(Object.entries({ ...brokenAnswers, ...brokenReads }))('[MOCK-06] %s', async (_name, broken) => {
    expectInvalid(await checkBroken(broken), broken)
  })

  it.each(Object.entries({ ...brokenPlay, ...brokenMoney, ...brokenClaims }))(
    '[MOCK-06] %s (--write)',
    { timeout: WRITES_MS },
    async (_name, broken) => {
      expectInvalid(await checkBroken({ ...broken, as: 'writer' }), broken)
    },
  )

  const emptied = Object.entries(promised).flatMap(([name, fields]) => Object.keys(fields).map((path) => [name, path]))
  it.each(emptied as [string, string][])('[MOCK-06] has an empty %s: %s', async (name, path) => {
    const says = `${name}: ${path} is empty`
    const todo = 'Fill the tables'
    const corrupt: Corruption = ({ name: called, reply }) => {
      const body = structuredClone(reply)
      const keys = path.split('.')
      const last = keys.pop() ?? ''
      const holder = keys.reduce<Json>((value, key) => (value[key] ?? {}) as Json, body)
      const value = holder[last]
      if (called === name) holder[last] = typeof value === 'string' ? '' : Array.isArray(value) ? [] : {}
      return body
    }
    const result = await checkBroken({ corrupt, says, todo })
    expectInvalid(result, { says, todo })
  })

  it('[MOCK-06] has a jackpot of nine cells', async () => {
    const corrupt = only('appConfig', (reply) => {
      const config = reply['config'] as { jackpotAwardConfigList: unknown[] }
      return { ...reply, config: { ...config, jackpotAwardConfigList: config.jackpotAwardConfigList.slice(1) } }
    })
    const says = 'appConfig: config.jackpotAwardConfigList has 9 entries; 10 are needed'
    expectInvalid(await checkBroken({ corrupt, says, todo: '' }), { says, todo: 'Fill the tables' })
  })

  it('[MOCK-06] is not there: three calls without a reply are enough', async () => {
    const { url, stop } = await startCorruptedServer('http://localhost', ({ reply }) => reply)
    stop()
    const result = await checkContract({ baseUrl: url, token: 'x' })
    expectInvalid(result, { says: 'appConfig: no reply: connect ECONNREFUSED', todo: 'Start the server' })
    expect(result.findings.reduce((sum, { calls }) => sum + calls, 0)).toBe(3)
  })

  it('[MOCK-06] does not know the account', async () => {
    const { url } = await soundServer('visitor')
    const result = await checkContract({ baseUrl: url, account: { name: 'regular', password: 'wrong' } })
    expectInvalid(result, { says: 'accountLogin: account regular is refused with code 2001', todo: 'Check --account' })
  })

  it('[MOCK-06] is valid with fields beside the contract, which are a warning', async () => {
    const { url, stop } = await startCorruptedServer(
      behind.url,
      only('getJackpotDrawInfo', (reply) => ({
        ...reply,
        trace: 'x',
        jackpotWinnerList: (reply['jackpotWinnerList'] as Json[]).map((row) => ({ ...row, country: 'BR' })),
      })),
    )
    stops.push(stop)
    const result = await checkContract({ baseUrl: url, only: ['getJackpotDrawInfo'] })
    expect(result.verdict).toBe('valid')
    expect(reportOf(result)).toContain('  getJackpotDrawInfo (visitor): jackpotWinnerList.*.country, trace')
  })

  it('[MOCK-06] counts as invalid when nothing was checked', async () => {
    const { url } = await soundServer('visitor')
    const result = await checkContract({ baseUrl: url, only: ['getMail2'] })
    expect(result.reasons.map(({ what }) => what)).toEqual(['no call was checked'])
  })
})
