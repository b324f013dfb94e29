import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { drawingModule, firstModules, foldModules, routesModules } from '../page/lobbyModules'
import { facadeOf, holds } from './bundle'
import { sourceShares } from './sourceShares'

export interface ChunkReport {
  readonly file: string
  /** Of its group or facade; the file itself has none. */
  readonly name: string
  readonly entry: boolean
  /** The facade module; '' = shared chunk. */
  readonly facade: string
  /** Loaded by every page, by the lobby above the fold, and by every other page. */
  readonly first: boolean
  readonly fold: boolean
  readonly routes: boolean
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** Minified characters by module path; '' = the bundler's own code. */
  readonly modules: Readonly<Record<string, number>>
}

const list = {
  name: 'list',
  entry: false,
  facade: '',
  first: false,
  fold: false,
  routes: false,
  imports: [],
  dynamicImports: [],
  modules: {},
}

/** Path of a build's report. */
export const reportFile = (outDir: string): string => join('.cache', 'report', `${basename(outDir)}.json`)

/** Writes the size of each module in each chunk, from the source maps, which are not shipped. */
export function report(): Plugin {
  let outDir = ''
  return {
    name: 'kismara:report',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks: ChunkReport[] = []
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.map')) delete bundle[file.fileName]
          if (file.type !== 'chunk') {
            // Lists of pages.
            if (/^assets\/[\w-]+\.js$/.test(file.fileName)) chunks.push({ ...list, file: file.fileName })
            continue
          }
          const { fileName, name, isEntry, imports, dynamicImports } = file
          const entries = { file: fileName, name, entry: isEntry, facade: facadeOf(file), ...loadedBy(file) }
          chunks.push({ ...entries, imports, dynamicImports, modules: modulesIn(file, outDir) })
        }
        mkdirSync(join('.cache', 'report'), { recursive: true })
        writeFileSync(reportFile(outDir), JSON.stringify(chunks, null, 1))
      },
    },
  }
}

function loadedBy(chunk: Rolldown.OutputChunk): Pick<ChunkReport, 'first' | 'fold' | 'routes'> {
  return {
    first: holds(chunk, firstModules),
    fold: holds(chunk, [...foldModules, drawingModule]),
    routes: holds(chunk, routesModules),
  }
}

/**
 * Minified characters by module. Characters without a mapping are distributed among the modules the map does not
 * mention.
 */
function modulesIn({ code, map, modules }: Rolldown.OutputChunk, outDir: string): Record<string, number> {
  const known = map ? sourceShares(code, map) : new Map([['', code.length]])
  const sizes = new Map([...known].map(([source, size]) => [source && pathOf(resolve(outDir, 'assets', source)), size]))
  const silent = Object.entries(modules)
    .map(([id, { renderedLength }]) => ({ name: id.startsWith('\0') ? id.slice(1) : pathOf(id), renderedLength }))
    .filter(({ name, renderedLength }) => renderedLength > 0 && !sizes.has(name))
  const rest = sizes.get('') ?? 0
  const total = silent.reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  if (total === 0) return Object.fromEntries(sizes)
  for (const { name, renderedLength } of silent) sizes.set(name, Math.round((rest * renderedLength) / total))
  sizes.delete('')
  return Object.fromEntries(sizes)
}

function pathOf(file: string): string {
  return relative('.', file).replaceAll('\\', '/')
}
