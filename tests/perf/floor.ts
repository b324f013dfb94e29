import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { brotli } from '../../scripts/brotli.mjs'

const outDir = resolve('.cache/perf/floor')

/** Builds the baseline app in this run, so that both sides are built and measured on the same machine. */
export async function buildFloor(): Promise<{ dir: string; bytes: number }> {
  // This program runs in Vite's development runner; the baseline must be a production build.
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: false,
    mode: 'production',
    root: 'tests/perf/floor',
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  })
  const scripts = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (file) => (await brotli(readFileSync(join(outDir, 'assets', file)))).length),
  )
  return { dir: outDir, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
