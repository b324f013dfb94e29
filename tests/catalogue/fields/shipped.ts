import { importedFiles } from '../../structure/support/reachable'
import { waitingCode } from '../../structure/waiting'

/** What of `src` ships. */
export interface Shipped {
  /** Files that the imports of the product's entry lead to, lazy ones included, types left out. */
  reached: ReadonlySet<string>
  /** The exports of a file that wait for their screen. */
  waiting: (path: string) => ReadonlySet<string>
}

/** What of `src` ships, by the imports from its entry. */
export const shipped = (): Shipped => ({
  reached: importedFiles('src/main.tsx'),
  waiting: (path) =>
    new Set(
      Object.values(waitingCode)
        .flat()
        .flatMap((name) => (name.startsWith(`${path}#`) ? name.slice(path.length + 1) : [])),
    ),
})
