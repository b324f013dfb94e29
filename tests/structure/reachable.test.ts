import { expect, it } from 'vitest'
import { importedFiles } from './support/reachable'
import { parseSource } from './support/source'

const files = {
  'src/main.tsx': "import './first'\nimport type { Only } from './types'\nvoid import('./lazy/later')",
  'src/first.tsx': "import { type Inline } from './inline'\nexport * from './again'",
  'src/types.ts': 'export type Only = 1',
  'src/inline.ts': 'export type Inline = 1',
  'src/again.ts': "import.meta.glob(['./pages/*.ts', '!./pages/left.ts'])",
  'src/lazy/later.ts': "import { first } from '../first'\nvoid first",
  'src/pages/one.ts': 'export const one = 1',
  'src/nobody.ts': "import './main'",
}

it('shipped files are those the entry imports, including lazy imports and globs, without types and unrelated files', () => {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text))
  expect([...importedFiles('src/main.tsx', sources)].sort()).toEqual([
    'src/again.ts',
    'src/first.tsx',
    'src/lazy/later.ts',
    'src/main.tsx',
    'src/pages/one.ts',
  ])
})
