import './help.mjs'
import { resolve } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'

// Runs a TypeScript program of the project: node scripts/run.mjs FILE [arguments]
const [node = '', , file, ...args] = process.argv
if (!file) {
  console.error('usage: node scripts/run.mjs FILE [arguments]')
  process.exit(2)
}

const vite = await createServer({
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('this Vite has no module runner')

process.argv = [node, resolve(file), ...args]
try {
  await ssr.runner.import(resolve(file))
} catch (error) {
  console.error(error)
  process.exitCode = 1
  await vite.close()
}
