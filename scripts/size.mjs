import './help.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotli } from './brotli.mjs'
import { ensureBuilt } from './build.mjs'
import { stop } from './stop.mjs'

/** @typedef {Readonly<Record<string, { file: string, name?: string, imports?: string[], dynamicImports?: string[] }>>} Manifest of Vite, by source file */

/** Bytes, brotli 11 (performance budgets 1 and 7). */
export const budgets = {
  firstLoad: 128_000,
  fold: 160_000,
  /** Any other page as a start. */
  otherRoute: 190_000,
  stylesAndFonts: 100_000,
  /** All code, styles and fonts, without art. */
  installed: 820_000,
}

/** Font files of the first view: the Latin subsets of both families. */
const firstFonts = /(?:unbounded|onest)-latin-wght-normal-.*\.woff2$/

/**
 * Sizes of a build: first load, each route as a start, and total.
 * @param {string} [outDir]
 */
export async function measure(outDir = 'dist') {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(`${outDir}-delivery`, 'manifest.json'), 'utf8'))
  const weights = await weigh(outDir)
  /** @param {Iterable<string>} files */
  const sum = (files) => [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0)
  /** @param {readonly string[]} sources */
  const sumOf = (sources) => sum(filesOf(manifest, sources))
  /** @param {RegExp} pattern */
  const matching = (pattern) => Object.keys(manifest).filter((source) => pattern.test(source))
  const start = ['index.html', ...matching(/^_first-/)]
  // Every other page waits for the route table.
  const pages = [...start, ...matching(/^_routes-/)]
  const screens = matching(/^src\/features\/.+Screen\.tsx$/)
  const fonts = [...weights.keys()].filter((file) => firstFonts.test(file))
  const installed = [...weights.keys()].filter(
    (file) => /\.(?:js|css|woff2)$/.test(file) && file !== 'sw.js' && !file.startsWith('assets/language/'),
  )
  return {
    firstLoad: sumOf(start),
    fold: sumOf([...start, ...matching(/^_fold-|^_lobbyTexts-|drawing\/spec\.ts$/)]),
    routes: screens.map((screen) => ({ screen, br: sumOf([...pages, screen]) })).sort((a, b) => b.br - a.br),
    stylesAndFonts: sum(fonts) + (await inlineStyles(outDir)),
    installed: sum([...installed, 'index.html']),
  }
}

/**
 * Files of some modules with everything they import statically.
 * @param {Manifest} manifest
 * @param {readonly string[]} sources
 * @param {Set<string>} files
 */
function filesOf(manifest, sources, files = new Set()) {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    filesOf(manifest, chunk.imports ?? [], files)
  }
  return files
}

/**
 * @param {string} outDir
 * @returns {Promise<Map<string, number>>}
 */
async function weigh(outDir) {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const weights = files.map(async (file) => {
    const path = join(file.parentPath, file.name)
    const name = path.slice(outDir.length + 1).replaceAll('\\', '/')
    const body = readFileSync(path)
    // Fonts and images are compressed already.
    const size = /\.(?:js|css|html|json|svg)$/.test(name) ? (await brotli(body)).length : body.length
    return /** @type {const} */ ([name, size])
  })
  return new Map(await Promise.all(weights))
}

/**
 * Inline stylesheets: their own compressed size, without the markup around them.
 * @param {string} outDir
 */
async function inlineStyles(outDir) {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1])
  return (await brotli(Buffer.from(styles.join('\n')))).length
}

async function print() {
  const { values } = parseArgs({ options: { json: { type: 'string' } } })
  const size = await measure(await ensureBuilt('production'))
  /** @param {number} bytes */
  const bytes = (bytes) => bytes.toLocaleString('en-US').padStart(10)
  /** @param {number} found @param {string} what @param {number} budget */
  const row = (found, what, budget) => console.log(`${bytes(found)}  ${what}, budget ${bytes(budget).trim()}`)
  console.log('Bytes, brotli 11')
  row(size.firstLoad, 'JavaScript of the first load of /', budgets.firstLoad)
  row(size.fold, 'JavaScript until the lobby is complete above the fold', budgets.fold)
  row(size.stylesAndFonts, 'styles and fonts of the first view', budgets.stylesAndFonts)
  row(size.installed, 'everything installed but the art', budgets.installed)
  console.log(`Other routes as a start, budget ${bytes(budgets.otherRoute).trim()}`)
  for (const { screen, br } of size.routes) console.log(`${bytes(br)}  ${screen}`)
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ ...size, budgets }, null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  print().catch(stop)
}
