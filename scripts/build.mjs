import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { runNode } from './run-command.mjs'

const outDirs = { production: 'dist', demo: 'dist-demo' }
const inputs = ['index.html', 'mocks', 'package-lock.json', 'public', 'src', 'tsconfig.json', 'vite', 'vite.config.ts']

/**
 * Builds the product or the demo, unless what lies there was made from the very same sources.
 * @param {keyof typeof outDirs} mode
 * @returns {Promise<string>} the folder of the build
 */
export async function ensureBuilt(mode) {
  const outDir = outDirs[mode]
  await withLock(`build-${outDir}`, async () => {
    const wanted = hashOfSources()
    if (isFresh(outDir, wanted)) return
    console.log(`Building ${outDir} …`)
    const args = ['build', '--configLoader', 'runner', '--mode', mode, '--logLevel', 'warn']
    // A test run has a NODE_ENV of its own; what is built is always the real thing.
    const env = { ...process.env, NODE_ENV: 'production' }
    const code = await runNode('node_modules/vite/bin/vite.js', args, env)
    if (code !== 0) throw new Error(`the build of ${outDir} failed`)
    mkdirSync('.cache/builds', { recursive: true })
    writeFileSync(stampFile(outDir), stampOf(outDir, wanted))
  })
  return outDir
}

/** @param {string} outDir */
const stampFile = (outDir) => join('.cache', 'builds', outDir)

/**
 * Names the sources and the moment of the build: a build made by hand meanwhile is not the one that was stamped.
 * @param {string} outDir
 * @param {string} sources
 */
function stampOf(outDir, sources) {
  return `${sources} ${statSync(join(outDir, 'sw.js')).mtimeMs}`
}

/**
 * @param {string} outDir
 * @param {string} sources
 */
function isFresh(outDir, sources) {
  const there = existsSync(stampFile(outDir)) && existsSync(join(outDir, 'sw.js'))
  return there && readFileSync(stampFile(outDir), 'utf8') === stampOf(outDir, sources)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('KISMARA_')) hash.update(`${name}=${value}\n`)
  }
  for (const file of inputs.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
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
