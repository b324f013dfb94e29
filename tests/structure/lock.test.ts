import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

// A lock file that `npm ci` refuses fails only on a new machine.
it('npm ci accepts the lock file', () => {
  const report = execFileSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a shell script on Windows.
    shell: process.platform === 'win32',
  })
  expect(report).toMatch(/up to date|added/)
})
