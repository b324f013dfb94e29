import { relative } from 'node:path'
import type { Rolldown } from 'vite'
import { firstModules, foldModules, restModules, routesModules } from '../page/lobbyModules'

/** The HTML files of a bundle with their text. */
export function htmlOf(
  bundle: Rolldown.OutputBundle,
): { fileName: string; html: string; asset: Rolldown.OutputAsset }[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.html')
      ? [{ fileName: file.fileName, html: textOf(file.source), asset: file }]
      : [],
  )
}

export function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}

/** The facade module of a chunk as a repository path; '' for a shared chunk. */
export function facadeOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return facadeModuleId ? relative('.', facadeModuleId).replaceAll('\\', '/') : ''
}

/** Whether a chunk holds one of these modules. */
export function holds(chunk: Rolldown.OutputChunk, paths: readonly string[]): boolean {
  return chunk.moduleIds.some((id) => paths.includes(relative('.', id).replaceAll('\\', '/')))
}

/** The files that the page loads at once, each after those it imports; the entry last. */
export function firstChunks(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    for (const one of chunk.imports) add(one)
    files.add(file)
  }
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []))
  for (const chunk of chunks) if (holds(chunk, [...firstModules, ...foldModules])) add(chunk.fileName)
  for (const chunk of chunks) if (chunk.isEntry && chunk.name === 'index') add(chunk.fileName)
  return [...files]
}

/** The files that every page but the lobby needs besides. */
export function pagesChunks(bundle: Rolldown.OutputBundle): string[] {
  const first = firstChunks(bundle)
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' &&
    !first.includes(file.fileName) &&
    holds(file, [...routesModules, ...restModules.slice(0, 1)])
      ? [file.fileName]
      : [],
  )
}

/** Font files of the first view: the Latin subsets of both families. */
export function firstFonts(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle).filter((file) => /(?:unbounded|onest)-latin-wght-normal-.*\.woff2$/.test(file))
}
