import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'

const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=30']

/** Biome's output; its wrapper exits with 0 even if Biome was killed, so the exit code alone proves nothing. */
const runBiome = () =>
  new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    )
  })

it('linter and formatter check every file without findings', async () => {
  const { failed, output } = await runBiome()
  expect(output).toMatch(/^Checked \d{3,} files in [^\n]+\. No fixes applied\.\s*$/)
  expect(failed).toBe(false)
})
