import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE, pages } from './pages'

// Writes the catalogue: npm run catalogue
mkdirSync(CATALOGUE, { recursive: true })
for (const [file, text] of Object.entries(pages())) writeFileSync(join(CATALOGUE, file), text)
process.exit(0)
