import { relative } from 'node:path'
import type { Rolldown } from 'vite'
import { firstScreen } from '../page/firstScreen'

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

/** Whether the first screen of `/` loads this chunk by itself. */
export function isFirst(chunk: Rolldown.OutputChunk): boolean {
  return firstScreen.some((one) => one.test(facadeOf(chunk)))
}

/** The files of the entry, the first screen's lazy chunks and their static imports. */
export function firstChunks(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const one of chunk.imports) add(one)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && (isFirst(chunk) || chunk.name === 'index')) add(chunk.fileName)
  return [...files]
}
