import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { explainListen } from '../../../mocks/network/adapters/http/explainListen'
import { HELP, readOptions } from '../../../mocks/network/adapters/http/options'
import { startMockServer } from '../../../mocks/network/adapters/http/server'

describe('the command line of the mock server', () => {
  it('[MOCK-02] reads every option', () => {
    expect(
      readOptions('--port 0 --host 0.0.0.0 --seed 7 --persona=lucky --clock live --latency 3g --open'.split(' ')),
    ).toEqual({ port: 0, host: '0.0.0.0', seed: '7', persona: 'lucky', clock: 'live', latency: '3g', open: true })
    expect(readOptions(['--games-at', 'https://games.example'])).toEqual({
      open: false,
      gamesAt: 'https://games.example',
    })
    expect(readOptions([])).toEqual({ open: false })
    expect([readOptions(['--help']), readOptions(['-h'])]).toEqual([null, null])
    for (const name of ['port', 'host', 'seed', 'persona', 'clock', 'latency', 'open', 'games-at'])
      expect(HELP).toContain(`--${name}`)
  })

  it.each([
    [['--prot', '1'], "There is no option 'prot'; one of port"],
    [['4010'], "'4010' is not an option"],
    [['--port'], '--port needs a value'],
    [['--port', 'abc'], "'abc' is not a port"],
    [['--port', '65536'], 'is not a port'],
    [['--port=-1'], 'is not a port'],
    [['--open=yes'], '--open takes no value'],
  ])('[MOCK-02] %j is refused', (args, message) => expect(() => readOptions(args)).toThrow(message))

  it.each([
    [{ persona: 'luky' }, 'one of visitor'],
    [{ seed: 'x' }, 'x'],
    [{ clock: 'noon' }, 'noon'],
    [{ latency: 'slow' }, 'one of none'],
    [{ gamesAt: 'games.example' }, "'games.example' is not an origin"],
    [{ gamesAt: 'https://games.example/slots' }, 'is not an origin'],
    [{ gamesAt: 'ftp://games.example' }, 'is not an origin'],
  ])('[MOCK-02] %j fails the start', async (words, message) => {
    await expect(startMockServer({ port: 0, ...words })).rejects.toThrow(message)
  })

  it('[MOCK-02] says why it cannot listen, and where it could', async () => {
    const server = await startMockServer({ port: 0 })
    const port = Number(new URL(server.url).port)
    const why = await startMockServer({ port }).catch((error: unknown) => explainListen(error, port, 'localhost'))
    const [, free] = /^Port \d+ is taken.* port (\d+) is free/.exec(String(why)) ?? []
    const next = await startMockServer({ port: Number(free) })
    expect(next.url).toBe(`http://localhost:${free}`)
    await Promise.all([server.stop(), next.stop()])
    const nowhere = await startMockServer({ port: 0, host: 'nowhere.invalid' }).catch((error: unknown) =>
      explainListen(error, 0, 'nowhere.invalid'),
    )
    expect(nowhere).toContain("This machine has no address 'nowhere.invalid'")
  })

  it('[MOCK-02] exits with 0 after help, 1 when the port is taken, 2 on a wrong option', async () => {
    const server = await startMockServer({ port: 0 })
    const run = (...args: string[]): Promise<[number | null, string]> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, ['scripts/mockServer.mjs', ...args])
        let output = ''
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => {
            output += part.toString()
          })
        child.once('close', (code) => resolve([code, output]))
      })
    expect(await run('--help')).toEqual([0, expect.stringContaining('--persona visitor')])
    expect(await run('--port', new URL(server.url).port)).toEqual([1, expect.stringContaining('is taken')])
    expect(await run('--persona', 'luky')).toEqual([2, expect.stringMatching(/one of visitor.*\n.*--help/)])
    await server.stop()
  }, 30_000)
})
