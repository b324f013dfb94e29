import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it('linter and formatter have nothing to say', { timeout: 60_000 }, async () => {
  const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=30']
  const complaints = await run('node', args, { maxBuffer: 1 << 26 }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
  expect(complaints).toBe('')
})
