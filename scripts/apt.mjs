import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'

/** Whether Debian's package manager is there and may install. */
export const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs the first set of packages that the system has.
 * @param {string} title for the log
 * @param {...readonly string[]} sets
 */
export async function aptInstall(title, ...sets) {
  console.log(`Installing ${title} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], env)
  for (const names of sets) {
    if ((await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env)) === 0) return
  }
}
