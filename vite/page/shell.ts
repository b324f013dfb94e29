import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'
import { art, artFile, readArt } from '../assets/art'
import { icons } from '../assets/icons'
import { lobbyChunks, pageChunks } from './chunks'
import { htmlOf } from './html'

/** Icons of the static frame, which the page holds once. */
export const frameIcons = [
  'envelope-simple-bold',
  'house-bold',
  'magnifying-glass-bold',
  'gift-bold',
  'user-circle-bold',
  'wallet-fill',
  'crown-simple-fill',
  'megaphone-simple-bold',
  'pause-fill',
]

/** The first hero's symbol, the only one most visitors see at first, is in the page itself. */
const HERO = 'moneyBag'

/**
 * Makes `index.html` show the first frame before any code is loaded: it contains the theme's stylesheet and the static
 * frames; an inline script restores the theme of the last visit and, in builds, imports the code after the first frame.
 * The page asks for the configuration by itself. With the simulated backend, which is not there before the code, it
 * starts the entry that brings it, and knows the personas of the demo's links.
 */
export function shell({ mocked }: { mocked: boolean }): Plugin {
  let building = false
  return {
    name: 'kismara:shell',
    enforce: 'post',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (path !== '/index.html') return html
        const { globalCss } = await run<{ globalCss: string }>('src/theme/globalCss.ts')
        const boot = `<script>${await bootScript(!mocked)}</script><style>${globalCss}</style>`
        const personas = mocked ? data('personas', (await run<{ looks: object }>('mocks/personas/looks.ts')).looks) : ''
        // In development the code loads at once, and a static frame would only hide its errors.
        const frames = building
          ? (await run<{ staticFrames: { head: string; body: string } }>('src/app/boot/staticFrames.tsx')).staticFrames
          : { head: '', body: '' }
        const fonts = `<style data-fonts media="not all">@import '/src/theme/fonts.css';</style>`
        const hero = { [`/${artFile(HERO)}`]: `data:image/webp;base64,${readArt(HERO).toString('base64')}` }
        const icon = readFileSync('public/icons/icon.svg').toString('base64')
        return (
          html
            .replace('/src/main.tsx', mocked ? '/mocks/main/main.ts' : '/src/main.tsx')
            .replace('<!--shell:head-->', () => personas + boot + fonts + frames.head)
            .replace('<!--shell:body-->', () => frames.body + data('inline-art', hero))
            // Browsers ask for it twice otherwise.
            .replace('/icons/icon.svg" type', () => `data:image/svg+xml;base64,${icon}" type`)
        )
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = htmlOf(bundle).find(({ fileName }) => fileName === 'index.html')
        if (page) page.asset.source = startAfterFirstFrame(page.html, bundle)
      },
    },
  }
}

/** Replaces the entry's script tag by the files that the boot script loads (`FirstFiles`). */
function startAfterFirstFrame(html: string, bundle: Rolldown.OutputBundle): string {
  const tag = /<script type="module" crossorigin src="([^"]+)"><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/
  const entry = tag.exec(html)?.[1]
  if (!entry) throw new Error('the page has no entry script to start')
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const filesOf = (names: readonly string[]) => {
    const files = names.flatMap((name) => {
      const named = chunks.filter((chunk) => chunk.name === name)
      // Texts are named by their file, in every language.
      if (named.length > 1) throw new Error(`${named.length} files are called ${name} (vite/page/chunks.ts)`)
      return named
    })
    for (const [at, { name, imports }] of files.entries()) {
      const late = imports.find((file) => !files.slice(0, at).some(({ fileName }) => fileName === file))
      if (late) throw new Error(`the page loads ${name} before ${late}, which it imports (vite/page/chunks.ts)`)
    }
    return [...files.map(({ fileName }) => `/${fileName}`), entry]
  }
  // The Latin subsets of both families.
  const fonts = Object.keys(bundle).filter((file) => /(?:unbounded|onest)-latin-wght-normal-.*\.woff2$/.test(file))
  const first = { lobby: filesOf(lobbyChunks), pages: filesOf(pageChunks), fonts: fonts.map((file) => `/${file}`) }
  return html.replace(tag, () => data('first', first))
}

/** A data block of the page, which `pageData` reads. */
function data(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

/** Runs a module of the project in the build. */
async function run<M>(file: string): Promise<M> {
  const plugins = [art(), icons(frameIcons)]
  return (await runnerImport<M>(`/${file}`, { configFile: false, logLevel: 'warn', plugins })).module
}

async function bootScript(early: boolean): Promise<string> {
  const entry = 'src/app/boot/boot.ts'
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.EARLY': String(early) },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'boot' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${entry} gave no script`)
  return chunk.code.trim()
}
