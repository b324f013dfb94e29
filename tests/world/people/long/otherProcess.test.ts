import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fingerprint } from '../support'

const run = promisify(execFile)

it('[MOCK-05] invented people are the same in another process and another time zone', async () => {
  const { stdout } = await run('node', ['scripts/run.mjs', 'tests/world/people/print.ts'], {
    env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' },
  })
  expect(stdout.trim()).toBe(fingerprint())
})
