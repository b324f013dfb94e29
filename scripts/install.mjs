import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { withLock } from './lock.mjs'
import { runCommand, runNode } from './run-command.mjs'
import { ensureSpace } from './space.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/** Megabytes of all packages; of builds, results and what a browser keeps of a run. */
const SIZES = { packages: 500, run: 100 }

/**
 * Installs the packages of the lock file unless they are installed already.
 * @throws {Error} if the disk has no room for them and a run, or npm fails
 */
export async function ensureInstalled() {
  ensureSpace(process.cwd(), SIZES.run + (isInstalled() ? 0 : SIZES.packages))
  ensureSpace(tmpdir(), SIZES.run)
  if (isInstalled()) return
  await withLock('install', async () => {
    if (isInstalled()) return
    console.log('Installing packages …')
    const code = await runNpm(['ci', '--no-audit', '--no-fund', '--prefer-offline'])
    if (code !== 0) throw new Error(`npm ci ended with ${code}`)
  })
}

/**
 * Runs npm, the one that started us if there is one.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const { npm_execpath: npm } = process.env
  return npm ? runNode(npm, args) : runCommand('npm', args)
}

/** Whether every package of the lock file is installed in its version, by npm's own list. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(installed)) return false
  const there = packagesOf(installed)
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, optional }]) => {
    if (path === '' || (optional && !there[path])) return true
    return there[path]?.version === version
  })
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
