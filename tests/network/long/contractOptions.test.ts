import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startMockServer } from '../../../mocks/network/adapters/http/server'
import { HELP, readCommandLine } from '../../../mocks/network/check/options'

const UNUSED = { name: 'check1', password: 'Check-1' }
const read = (...args: string[]) => readCommandLine(args, UNUSED)
const BASE = ['--base-url', 'http://localhost:4010']

/** Runs the script itself. */
const run = (...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const script = ['scripts/run.mjs', 'mocks/network/check/contractCheckMain.ts', ...args]
    execFile(process.execPath, script, (error, out, complaint) =>
      resolve({ code: error ? Number(error.code) : 0, text: out + complaint }),
    )
  })

describe('the command line of the contract check', () => {
  it('reads every option', () => {
    const { options, json, junit } =
      read(
        ...BASE,
        '--token',
        't',
        '--write',
        '--only',
        'getMail2, appConfig',
        '--timeout',
        '5',
        '--json',
        'x',
        '--junit',
        'y',
      ) ?? {}
    expect(json).toBe('x')
    expect(junit).toBe('y')
    expect(options).toEqual({
      baseUrl: 'http://localhost:4010',
      token: 't',
      account: undefined,
      write: UNUSED,
      only: ['getMail2', 'appConfig'],
      timeout: 5,
    })
    expect(read('--help')).toBe(null)
    for (const option of ['base-url', 'token', 'account', 'password', 'write', 'only', 'timeout', 'json', 'junit'])
      expect(HELP).toContain(`--${option}`)
  })

  it.each([
    [[], '--base-url is missing'],
    [['--base-url', 'here'], "--base-url is no address: 'here'; right is http://localhost:4010"],
    [['--base-url', 'http://localhost/app/v1'], 'without /app/v1'],
    [[...BASE, '--only', 'getMail'], "There is no call 'getMail'; nearest: getMail2"],
    [[...BASE, '--timeout', 'long'], "not 'long'"],
    [[...BASE, '--timeout', '0'], "not '0'"],
    [[...BASE, '--account', 'regular'], 'belong together'],
    [[...BASE, '--token', 't', '--account', 'a', '--password', 'p'], 'not both'],
    [[...BASE, '--tokn', 't'], "Unknown option '--tokn'"],
  ])('[MOCK-06] refuses %j with what would be right', (args, message) => {
    expect(() => read(...args)).toThrow(message)
  })

  it('[MOCK-06] exits with 0, 1 or 2, and writes the result', async () => {
    const server = await startMockServer({ port: 0, persona: 'visitor' })
    const file = join(mkdtempSync(join(tmpdir(), 'check-')), 'result.json')
    const only = ['--base-url', server.url, '--only', 'getJackpotDrawInfo']
    const report = `${file}.xml`
    const valid = await run(...only, '--json', file, '--junit', report)
    server.worlds.get('default').mock.fault('getJackpotDrawInfo:1999')
    const invalid = await run(...only)
    await server.stop()
    expect([valid.code, invalid.code, (await run()).code]).toEqual([0, 1, 2])
    expect(valid.text).toMatch(/\nvalid\n/)
    expect(invalid.text).toMatch(/invalid: 1 reason\n/)
    expect(readFileSync(report, 'utf8')).toMatch(
      /<testcase classname="visitor" name="getJackpotDrawInfo" time="[\d.]+"><\/testcase>/,
    )
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ verdict: 'valid', reasons: [] })
  })
})
