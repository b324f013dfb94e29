import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs a task under a lock shared by all processes.
 * @template T
 * @param {string} name of the lock
 * @param {() => T | Promise<T>} run
 * @returns {Promise<T>}
 */
export async function withLock(name, run) {
  const folder = join('.cache', 'locks', name)
  while (!take(folder)) await sleep(250)
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await run()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
function take(folder) {
  mkdirSync(join('.cache', 'locks'), { recursive: true })
  try {
    mkdirSync(folder)
  } catch {
    if (!isHeld(folder)) rmSync(folder, { recursive: true, force: true })
    return false
  }
  writeFileSync(join(folder, 'pid'), String(process.pid))
  return true
}

/**
 * A lock of a dead process is stale; one without a process id was created this moment.
 * @param {string} folder
 */
function isHeld(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)
    return true
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== 'ENOENT') return code === 'EPERM'
    const taken = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
    return Date.now() - taken < 5000
  }
}
