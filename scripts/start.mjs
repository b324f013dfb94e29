import './help.mjs'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { stop } from './stop.mjs'

const { PORT = '4173' } = process.env

async function start() {
  await ensureInstalled()
  // Imported late: its packages are installed only now.
  const { serve } = await import('./serve.mjs')
  const dir = await ensureBuilt('demo')
  const lan = process.argv.includes('--host')
  const howToMove = 'Choose another: PORT=5000 npm start'
  await serve({ dir, port: Number(PORT), lan, name: 'Kismara', howToMove })
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
start().catch(stop)
