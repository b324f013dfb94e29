import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { runNode } from './run-command.mjs'

/**
 * @typedef {object} Build
 * @property {string} outDir
 * @property {string} last a file that every build writes again
 * @property {readonly string[]} inputs
 * @property {string} tool
 * @property {readonly string[]} args
 */

const vite = 'node_modules/vite/bin/vite.js'
const inputs = ['index.html', 'mocks', 'package-lock.json', 'public', 'src', 'tsconfig.json', 'vite', 'vite.config.ts']
const storybookArgs = ['build', '--output-dir', 'storybook-static', '--quiet', '--disable-telemetry']

/** @param {string} mode */
const viteArgs = (mode) => ['build', '--configLoader', 'runner', '--mode', mode, '--logLevel', 'warn']

/** @satisfies {Record<string, Build>} */
const builds = {
  production: {
    outDir: 'dist',
    last: '../dist-delivery/headers.json',
    inputs,
    tool: vite,
    args: viteArgs('production'),
  },
  demo: { outDir: 'dist-demo', last: '../dist-demo-delivery/headers.json', inputs, tool: vite, args: viteArgs('demo') },
  server: {
    outDir: 'dist-server',
    last: 'main.js',
    inputs: ['mocks', 'package-lock.json', 'src', 'tsconfig.json', 'vite'],
    tool: vite,
    args: ['build', '--configLoader', 'runner', '--config', 'vite/mockServer.config.ts', '--logLevel', 'warn'],
  },
  floor: {
    outDir: 'dist-floor',
    last: 'index.html',
    inputs: ['package-lock.json', 'tests/perf/floor'],
    tool: vite,
    args: ['build', '--configLoader', 'runner', '--config', 'tests/perf/floor/vite.config.ts', '--logLevel', 'warn'],
  },
  storybook: {
    outDir: 'storybook-static',
    last: 'index.json',
    inputs: [...inputs, '.storybook', 'stories'],
    tool: 'node_modules/storybook/dist/bin/dispatcher.js',
    args: storybookArgs,
  },
}

/**
 * The folder of a build.
 * @param {keyof typeof builds} name
 */
export const buildDir = (name) => builds[name].outDir

/**
 * Builds the product, the demo, the mock server, the empty app or the Storybook, unless the present build has the same sources.
 * @param {keyof typeof builds} name
 * @returns {Promise<string>} the folder of the build
 */
export async function ensureBuilt(name) {
  const build = builds[name]
  await withLock(`build-${build.outDir}`, async () => {
    const wanted = hashOfSources(build)
    if (isFresh(build, wanted)) return
    console.log(`Building ${build.outDir} …`)
    // A test run sets NODE_ENV; builds are always production builds.
    const env = { ...process.env, NODE_ENV: 'production' }
    const code = await runNode(build.tool, build.args, env)
    if (code !== 0) throw new Error(`the build of ${build.outDir} failed`)
    mkdirSync('.cache/builds', { recursive: true })
    writeFileSync(stampFile(build), stampOf(build, wanted))
  })
  return build.outDir
}

/** @param {Build} build */
const stampFile = ({ outDir }) => join('.cache', 'builds', outDir)

/**
 * The stamp of a build: its sources and time, so that a build made by hand meanwhile is not taken for the stamped one.
 * @param {Build} build
 * @param {string} sources
 */
function stampOf({ outDir, last }, sources) {
  return `${sources} ${statSync(join(outDir, last)).mtimeMs}`
}

/**
 * @param {Build} build
 * @param {string} sources
 */
function isFresh(build, sources) {
  const there = existsSync(stampFile(build)) && existsSync(join(build.outDir, build.last))
  return there && readFileSync(stampFile(build), 'utf8') === stampOf(build, sources)
}

/** @param {Build} build */
function hashOfSources(build) {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('KISMARA_')) hash.update(`${name}=${value}\n`)
  }
  for (const file of build.inputs.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
