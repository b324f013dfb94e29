import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type SymbolName, symbols } from '../../src/ui/art/symbols/symbols'

/** Virtual module with the art's location. */
export const artModule = 'virtual:art'
const resolved = `\0${artModule}`
const folder = 'assets/art'
const source = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const isSymbol = (name: string): name is SymbolName => Object.hasOwn(symbols, name)
const names = Object.keys(symbols).filter(isSymbol)
const version = hashOf(names)

/**
 * Emits the curated symbols of the art package as assets, one file each, loaded when shown. Their names carry one
 * hash over the whole set, so that they can be cached permanently while the page needs no table of 240 hashes.
 */
export function art(): Plugin {
  let used = false
  return {
    name: 'kismara:art',
    resolveId: (id) => (id === artModule ? resolved : null),
    load(id) {
      if (id !== resolved) return null
      used = true
      return `export const artVersion = '${version}'`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = nameIn(request.url ?? '')
        if (!name) return next()
        response.setHeader('content-type', 'image/webp')
        response.end(readArt(name))
      })
    },
    generateBundle() {
      if (!used) return
      for (const name of names) this.emitFile({ type: 'asset', fileName: artFile(name), source: readArt(name) })
    },
  }
}

/** The built file of a symbol, relative to the base. */
export function artFile(name: SymbolName): string {
  return `${folder}/${name}-${version}.webp`
}

/** The file of a symbol. */
export function readArt(name: SymbolName): Buffer {
  return readFileSync(join(source, `${symbols[name]}.webp`))
}

function hashOf(set: readonly SymbolName[]): string {
  const hash = createHash('sha256')
  for (const name of set) hash.update(name).update(readArt(name))
  return hash.digest('hex').slice(0, 8)
}

function nameIn(url: string): SymbolName | undefined {
  const name = new RegExp(`/${folder}/(\\w+)-\\w+\\.webp(?:\\?|$)`).exec(url)?.[1]
  return name !== undefined && isSymbol(name) ? name : undefined
}
