import { readFileSync } from 'node:fs'
import { brokenPaths } from './support/documents'
import { brokenImports } from './support/importRule'
import { brokenRules } from './support/rules'
import { readSources } from './support/source'
import { twins } from './support/twins'

// npm run check: the import rule of docs/architecture.md, the code rules that Biome lacks, the paths that documents
// name, and no file beside a folder of its name.
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const packages = {
  dependencies: Object.keys(manifest.dependencies),
  devDependencies: Object.keys(manifest.devDependencies),
}
const product = readSources('src', 'mocks')
const others = readSources('stories', '.storybook', 'tests', 'vite', 'vite.config.ts', 'vitest.config.ts')

const findings = [
  ...[...product, ...others].flatMap((source) => brokenImports(source, packages)),
  ...[...product, ...others].flatMap(brokenRules),
  ...brokenPaths(),
  ...twins('src', 'mocks', 'stories', '.storybook', 'tests', 'vite', 'scripts', 'docs', 'deploy'),
]
for (const { at, message } of findings) console.error(`${at}: ${message}`)
process.exit(findings.length > 0 ? 1 : 0)
