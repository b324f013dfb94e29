import { importedFiles } from '../../structure/support/reachable'
import { waitingCode } from '../../structure/waiting'

export interface Shipped {
  /** Files imported from the product's entry, lazily too, but not for types only. */
  reached: ReadonlySet<string>
  /** Exports of a file that wait for their screen. */
  waiting: (path: string) => ReadonlySet<string>
}

/** The shipped part of `src`. */
export const shipped = (): Shipped => ({
  reached: importedFiles('src/main.tsx'),
  waiting: (path) =>
    new Set(
      Object.values(waitingCode)
        .flat()
        .flatMap((name) => (name.startsWith(`${path}#`) ? name.slice(path.length + 1) : [])),
    ),
})
