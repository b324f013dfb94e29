import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startMockServer } from '../../../mocks/network/adapters/http/server'
import { DOCUMENT, SESSION, writeApi } from '../writeApi'
import { clientText } from './client'

// npm run api:check: what other teams get, in their own tools, each by exact version.
const here = resolve('tests/handover/tools')
// Not beside their list: what walks through the tests would walk through the packages, too.
const tools = resolve('.cache/handover-tools')
const folder = resolve('.cache/handover')

const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
interface Ended {
  status: number
  stdout: string
  stderr: string
}

const run = (command: string, args: readonly string[], cwd = folder): Promise<Ended> =>
  new Promise((done) => {
    execFile(command, args, { cwd, env, maxBuffer: 100_000_000 }, (error, stdout, stderr) =>
      done({ status: error ? 1 : 0, stdout, stderr }),
    )
  })

const lock = (path: string): Record<string, { version?: string }> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}

const isInstalled = (): boolean => {
  const there = lock(join(tools, 'node_modules/.package-lock.json'))
  return Object.entries(lock(join(here, 'package-lock.json'))).every(
    ([path, { version }]) => path === '' || there[path]?.version === version,
  )
}

const failures: string[] = []

/** Tells how a tool ended; all it says is told when it fails. */
const tell = (name: string, { status, stdout, stderr }: Ended) => {
  console.log(`${status === 0 ? '✓' : '✖'} ${name}`)
  if (status === 0) return
  failures.push(name)
  console.log(`${stdout}\n${stderr}`.slice(-6_000))
}

const bin = (name: string) => join(tools, 'node_modules/.bin', name)

if (!isInstalled()) {
  mkdirSync(tools, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(here, file), join(tools, file))
  tell('packages', await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], tools))
}
rmSync(folder, { recursive: true, force: true })
const examples = await writeApi(folder)

tell('spectral', await run(bin('spectral'), ['lint', DOCUMENT, '-r', join(here, 'spectral.yaml'), '-F', 'hint']))

// Redocly ends with 0 whatever it warns of.
const redocly = await run(bin('redocly'), [
  'lint',
  DOCUMENT,
  '--config',
  join(here, 'redocly.yaml'),
  '--format',
  'json',
])
const { errors, warnings } = JSON.parse(redocly.stdout).totals
tell('redocly', { ...redocly, status: errors + warnings })

tell('openapi-typescript', await run(bin('openapi-typescript'), [DOCUMENT, '-o', 'schema.d.ts']))
writeFileSync(join(folder, 'client.ts'), clientText(examples))
const strict = [
  '--strict',
  '--noEmit',
  '--skipLibCheck',
  'false',
  '--lib',
  'es2022,dom',
  '--typeRoots',
  '.',
  '--module',
  'esnext',
]
tell('tsc', await run(bin('tsc'), [...strict, '--moduleResolution', 'bundler', 'client.ts']))

const server = await startMockServer({ port: 0 })
tell('session', await run(bin('redocly'), ['respect', SESSION, '--server', `api=${server.url}`]))
await server.stop()

process.exit(failures.length > 0 ? 1 : 0)
