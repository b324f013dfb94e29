import { referencesOf, targetOf } from './imports'
import { readSources, type Source } from './source'

/** Files of `src` imported from a file, directly or not, lazily too, but not for types only. */
export function importedFiles(entry: string, sources: readonly Source[] = readSources('src')): ReadonlySet<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const found = new Set<string>()
  const follow = (path: string) => {
    const source = byPath.get(path)
    if (!source || found.has(path)) return
    found.add(path)
    for (const reference of referencesOf(source)) {
      const target = reference.typeOnly ? undefined : targetOf(path, reference)
      if (target === undefined) continue
      for (const file of reference.pattern
        ? [...byPath.keys()].filter((one) => one.startsWith(target))
        : candidates(target))
        follow(file)
    }
  }
  follow(entry)
  return found
}

const candidates = (target: string): string[] => ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end)
