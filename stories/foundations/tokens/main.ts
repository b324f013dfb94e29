import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKEN_FOLDER, tokenFiles } from './designTokens'

// npm run tokens: writes the design tokens anew.
rmSync(TOKEN_FOLDER, { recursive: true, force: true })
mkdirSync(TOKEN_FOLDER, { recursive: true })
for (const [file, text] of Object.entries(tokenFiles())) writeFileSync(join(TOKEN_FOLDER, file), text)
process.exit(0)
