import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE, pages } from './catalogue'

// npm run catalogue: replaces the folder of generated docs.
const written = Object.entries(await pages())
rmSync(CATALOGUE, { recursive: true, force: true })
mkdirSync(CATALOGUE, { recursive: true })
for (const [file, text] of written) writeFileSync(join(CATALOGUE, file), text)
process.exit(0)
