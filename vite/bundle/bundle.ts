import { relative } from 'node:path'
import type { Rolldown } from 'vite'
import { firstScreen } from '../page/firstScreen'

/** The pages of a bundle with their text. */
export function htmlOf(
  bundle: Rolldown.OutputBundle,
): { fileName: string; html: string; asset: Rolldown.OutputAsset }[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.html')
      ? [{ fileName: file.fileName, html: textOf(file.source), asset: file }]
      : [],
  )
}

/** An asset's content as text. */
export function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}

/** The module of the repository that a chunk stands for; '' for a shared one. */
export function facadeOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return facadeModuleId ? relative('.', facadeModuleId).replaceAll('\\', '/') : ''
}

/** True for a chunk that the first screen of `/` asks for by itself. */
export function isFirst(chunk: Rolldown.OutputChunk): boolean {
  return firstScreen.some((one) => one.test(facadeOf(chunk)))
}

/** The files of the entry, of the first screen's lazy chunks, and of all that they import. */
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
