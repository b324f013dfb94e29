import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

/** The compiler's errors; empty when there are none. */
async function errorsOf(project: string): Promise<string> {
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
  ])('%s compiles: %s', async (project) => {
    expect(await errorsOf(project)).toBe('')
  })
})
