import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { pagesModule, restModules, routesModules } from '../page/lobbyModules'
import { firstChunks, holds } from './bundle'
import { isContent } from './content'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/**
 * Each page imports parts that import others, and a browser learns of them one by one: seven round trips until a form
 * can be typed in. So beside each page its list is loaded, a file that preloads all of them at once.
 */
export function pageLists(): Plugin {
  return {
    name: 'kismara:page-lists',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      )
      const known = knownFiles(bundle, chunks)
      const routes = [...chunks.values()].find((chunk) => holds(chunk, [pagesModule]))
      if (!routes) this.error('no chunk has the pages')
      const pages = routes.dynamicImports.filter((file) => chunks.get(file)?.facadeModuleId?.endsWith('.tsx'))
      for (const file of pages) {
        const page = chunks.get(file)
        const parts = page ? partsOf(page, chunks, known) : []
        if (!page || parts.length < 2) continue
        const source = preloading(parts)
        const list = `assets/${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName: list, source })
        // For the report: the list is a part of the page's start.
        page.imports.push(list)
        routes.code = routes.code.replace(importOf(file), (own) => `withParts("./${basename(list)}",${own})`)
      }
      routes.code += ';function withParts(list,page){import(list).catch(()=>{});return page}'
    },
  }
}

/** Files that are loaded before any page, or at the same time. */
function knownFiles(bundle: Rolldown.OutputBundle, chunks: Chunks): Set<string> {
  const known = new Set(firstChunks(bundle))
  const add = (file: string) => {
    if (known.has(file)) return
    known.add(file)
    for (const next of chunks.get(file)?.imports ?? []) add(next)
  }
  for (const chunk of chunks.values()) if (holds(chunk, [...routesModules, ...restModules])) add(chunk.fileName)
  return known
}

/** What a page imports, and what it loads to show its content, in the order in which it asks for it. */
function partsOf(page: Rolldown.OutputChunk, chunks: Chunks, known: ReadonlySet<string>): string[] {
  const parts = new Set<string>()
  const lazy: string[] = []
  const add = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || known.has(file) || parts.has(file)) return
    parts.add(file)
    for (const next of chunk.imports) add(next)
    lazy.push(...chunk.dynamicImports.filter((next) => isContent(chunks.get(next)?.facadeModuleId ?? '')))
  }
  add(page.fileName)
  for (const file of lazy) add(file)
  parts.delete(page.fileName)
  return [...parts]
}

function preloading(files: readonly string[]): string {
  const names = files.map((file) => basename(file, '.js')).join(' ')
  return `for(const name of"${names}".split(" ")){const link=document.createElement("link");link.rel="modulepreload";link.href="/assets/"+name+".js";document.head.append(link)}`
}

const importOf = (file: string) => new RegExp(`import\\(["'\`]\\./${basename(file).replace('.', '\\.')}["'\`]\\)`)
