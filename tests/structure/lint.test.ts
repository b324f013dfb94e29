import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'

const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=30']

/** What Biome wrote; its wrapper ends with 0 also when Biome itself was killed, so the end alone proves nothing. */
const runBiome = () =>
  new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    )
  })

it('linter and formatter have looked at every file and have nothing to say', async () => {
  const { failed, output } = await runBiome()
  expect(output).toMatch(/^Checked \d{3,} files in [^\n]+\. No fixes applied\.\s*$/)
  expect(failed).toBe(false)
})
