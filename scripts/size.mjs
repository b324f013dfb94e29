import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotli } from './brotli.mjs'
import { ensureBuilt } from './build.mjs'
import { stop } from './stop.mjs'

/** @typedef {{ file: string, entry: boolean, facade: string, first: boolean, fold: boolean, routes: boolean, imports: string[], dynamicImports: string[], modules: Record<string, number> }} Chunk */

/** Bytes, brotli 11 (performance budgets 1 and 7). */
export const budgets = {
  firstLoad: 128_000,
  fold: 150_000,
  otherRoute: 165_000,
  withForm: 165_000,
  stylesAndFonts: 90 * 1024,
  // Over the aim of 512,000: fifty screens in small files, which compress less well than few large ones.
  installed: 650_000,
}

/** Font files of the first view: the Latin subsets of both families. */
const firstFonts = /(?:unbounded|onest)-latin-wght-normal-.*\.woff2$/

/**
 * Sizes of a build: first load, each route as a start, and total.
 * @param {string} [outDir]
 */
export async function measure(outDir = 'dist') {
  /** @type {Chunk[]} */
  const chunks = JSON.parse(readFileSync(join('.cache', 'report', `${outDir}.json`), 'utf8'))
  const weights = await weigh(outDir)
  /** @param {Iterable<string>} files */
  const sum = (files) => [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0)
  const first = closure(chunks, (chunk) => chunk.entry || chunk.first)
  const fold = closure(chunks, (chunk) => chunk.entry || chunk.first || chunk.fold)
  // Every other page waits for the route table.
  const start = closure(chunks, (chunk) => chunk.entry || chunk.first || chunk.routes)
  const screens = chunks.filter(({ facade }) => /^src\/features\/.+Screen\.tsx$/.test(facade))
  const routes = screens.map((screen) => {
    const files = new Set([...start, ...closure(chunks, (chunk) => chunk === screen)])
    return { screen: screen.facade, br: sum(files) }
  })
  // A form comes after its page has been drawn, but nobody can use the page without it.
  const forms = chunks
    .filter(({ facade }) => /^src\/features\/.+Form\.tsx$/.test(facade))
    .map((form) => {
      const pages = screens.filter((screen) => loads(chunks, screen, form.file))
      const starts = [undefined, ...pages].map((page) => {
        const files = new Set([...start, ...closure(chunks, (chunk) => chunk === form || chunk === page)])
        return sum(files)
      })
      return { form: form.facade, br: Math.max(...starts) }
    })
  const fonts = [...weights.keys()].filter((file) => firstFonts.test(file))
  const installed = [...weights.keys()].filter(
    (file) => /\.(?:js|css|woff2)$/.test(file) && file !== 'sw.js' && !file.startsWith('assets/language/'),
  )
  return {
    firstLoad: sum(first),
    packages: packagesOf(
      chunks.filter(({ file }) => first.has(file)),
      weights,
    ),
    fold: sum(fold),
    foldPackages: packagesOf(
      chunks.filter(({ file }) => fold.has(file) && !first.has(file)),
      weights,
    ),
    routes: routes.sort((a, b) => b.br - a.br),
    forms,
    theme: {
      styles: await inlineStyles(outDir),
      code: Math.round(
        shareOf(
          chunks.filter(({ file }) => first.has(file)),
          weights,
          'src/theme/',
        ),
      ),
    },
    stylesAndFonts: sum(fonts) + (await inlineStyles(outDir)),
    installed: sum([...installed, 'index.html']),
  }
}

/**
 * Whether a page, or what it imports statically, loads a file later.
 * @param {Chunk[]} chunks
 * @param {Chunk} page
 * @param {string} file
 */
function loads(chunks, page, file) {
  const files = closure(chunks, (chunk) => chunk === page)
  return chunks.some((chunk) => files.has(chunk.file) && !chunk.first && chunk.dynamicImports.includes(file))
}

/**
 * Chunks with everything they import statically.
 * @param {Chunk[]} chunks
 * @param {(chunk: Chunk) => boolean} start
 */
function closure(chunks, start) {
  const files = new Set(/** @type {string[]} */ ([]))
  /** @param {Chunk | undefined} chunk */
  const add = (chunk) => {
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const file of chunk.imports) add(chunks.find((one) => one.file === file))
  }
  for (const chunk of chunks) if (start(chunk)) add(chunk)
  return files
}

/**
 * Compressed size of a folder's modules in some chunks.
 * @param {Chunk[]} chunks
 * @param {Map<string, number>} weights
 * @param {string} folder
 */
function shareOf(chunks, weights, folder) {
  return chunks.reduce((sum, { file, modules }) => {
    const total = Object.values(modules).reduce((a, b) => a + b, 0)
    const own = Object.entries(modules).filter(([module]) => module.startsWith(folder))
    const minified = own.reduce((a, [, b]) => a + b, 0)
    return sum + ((weights.get(file) ?? 0) * minified) / Math.max(1, total)
  }, 0)
}

/**
 * A chunk's compressed bytes, distributed by the minified length of its modules.
 * @param {Chunk[]} chunks
 * @param {Map<string, number>} weights
 */
function packagesOf(chunks, weights) {
  const table = new Map(/** @type {[string, { minified: number, br: number }][]} */ ([]))
  for (const { file, modules } of chunks) {
    const total = Object.values(modules).reduce((a, b) => a + b, 0)
    for (const [module, minified] of Object.entries(modules)) {
      const name = packageOf(module)
      const row = table.get(name) ?? { minified: 0, br: 0 }
      table.set(name, {
        minified: row.minified + minified,
        br: row.br + ((weights.get(file) ?? 0) * minified) / Math.max(1, total),
      })
    }
  }
  const rows = [...table].map(([name, { minified, br }]) => ({ name, minified, br: Math.round(br) }))
  return rows.sort((a, b) => b.br - a.br)
}

/** @param {string} module */
function packageOf(module) {
  if (module === '') return '(bundler)'
  const inPackages = module.split('node_modules/').pop() ?? ''
  if (module.includes('node_modules/')) return inPackages.split('/', inPackages.startsWith('@') ? 2 : 1).join('/')
  if (module.startsWith('virtual:')) return module.split('/', 1)[0] ?? module
  if (module.startsWith('src/i18n/locales/')) return 'texts'
  return module.split('/').slice(0, 2).join('/')
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
  console.log('First load of / in bytes: minified, and its share of brotli 11')
  for (const { name, minified, br } of size.packages) console.log(`${bytes(minified)} ${bytes(br)}  ${name}`)
  console.log(
    `${bytes(size.firstLoad).padStart(21)}  JavaScript of the first load, budget ${bytes(budgets.firstLoad).trim()}`,
  )
  console.log('Until the lobby is complete above the fold, besides')
  for (const { name, minified, br } of size.foldPackages) console.log(`${bytes(minified)} ${bytes(br)}  ${name}`)
  console.log(
    `${bytes(size.fold).padStart(21)}  JavaScript until the fold is complete, budget ${bytes(budgets.fold).trim()}`,
  )
  console.log(`${bytes(size.theme.styles).padStart(21)}  the theme layer in the page: styles of all six themes`)
  console.log(`${bytes(size.theme.code).padStart(21)}  the theme layer in the first load: code`)
  console.log('Other routes as a start')
  for (const { screen, br } of size.routes) console.log(`${bytes(br).padStart(21)}  ${screen}`)
  console.log(`Those that hold a form, with it; budget ${bytes(budgets.withForm).trim()}`)
  for (const { form, br } of size.forms) console.log(`${bytes(br).padStart(21)}  ${form}`)
  console.log(
    `${bytes(size.stylesAndFonts).padStart(21)}  styles and fonts of the first view, budget ${bytes(budgets.stylesAndFonts).trim()}`,
  )
  console.log(
    `${bytes(size.installed).padStart(21)}  everything installed but the art, budget ${bytes(budgets.installed).trim()}`,
  )
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ ...size, budgets }, null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  print().catch(stop)
}
