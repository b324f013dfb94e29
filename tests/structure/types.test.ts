import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

/** What the compiler complains about, an empty text when it is content. */
async function complaintsOf(project: string): Promise<string> {
  return run(process.execPath, [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '--pretty',
    'false',
    '-p',
    project,
  ]).then(
    () => '',
    (error: { stdout: string }) => error.stdout || String(error),
  )
}

describe('types', () => {
  it.each([
    ['tsconfig.json', 'the whole project'],
    ['tsconfig.pure.json', 'contract, domain and world without a browser'],
    ['tsconfig.sw.json', 'the service worker'],
  ])('%s holds: %s', async (project) => {
    expect(await complaintsOf(project)).toBe('')
  })
})
