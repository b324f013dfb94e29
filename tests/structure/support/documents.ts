import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Violation } from './source'

const DOCUMENTS = ['README.md', 'src/ui/README.md', ...markdownIn('docs'), ...markdownIn('docs/decisions')]

const PATH = /`((?:src|mocks|tests|stories|scripts|vite|deploy|docs|public|\.storybook)\/[\w./<>{}*,-]+)`/g
const ENDS = ['', '.ts', '.tsx', '.mjs']

/** Every path in a document that leads nowhere. Of a pattern, the folder in front of it must exist. */
export const brokenPaths = (): Violation[] =>
  DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)].flatMap(([, path = '']) => {
      const known = path.replace(/[^/]*[<{*].*$/, '')
      // What runs write, such as pictures of failures.
      const isMade = /\/\./.test(known)
      const exists = isMade || ENDS.some((end) => existsSync(known + end))
      return exists ? [] : [{ at: document, message: `names '${path}', which does not exist` }]
    }),
  )

function markdownIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)
}
