import { importedFiles } from '../structure/support/reachable'

/** Files imported from the product's entry, lazily too, but not for types only. */
export const shipped = (): ReadonlySet<string> => importedFiles('src/main.tsx')
