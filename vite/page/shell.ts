import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { firstChunks, firstFonts, htmlOf, pagesChunks } from '../bundle/bundle'
import { withModules } from '../bundle/modules'
import { type Frame, renderFrame } from './frame'
import { personaLooks } from './personaLooks'

const bootFile = 'src/app/boot/boot.ts'
const cssFile = 'src/theme/globalCss.ts'
const fontsFile = 'src/theme/fonts.css'

/**
 * Makes `index.html` show the first frame before any code is loaded: it contains the theme's stylesheet and the static
 * shell; an inline script restores the theme of the last visit and, in builds, imports the code after the first frame.
 * With `early` the page asks for the configuration by itself; without, it knows the personas of the demo's links.
 */
export function shell({ early }: { early: boolean }): Plugin {
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
        // In development the code loads at once, and a static frame would only hide its errors.
        const [boot, css, frame, looks] = await Promise.all([
          bootScript(early),
          themeCss(),
          building ? renderFrame() : null,
          early ? '' : personaLooks(),
        ])
        return fill(html, boot, css, frame, looks)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = htmlOf(bundle).find(({ fileName }) => fileName === 'index.html')
        if (page)
          page.asset.source = startAfterFirstFrame(page.html, {
            code: firstChunks(bundle),
            pages: pagesChunks(bundle),
            fonts: firstFonts(bundle),
          })
      },
    },
  }
}

/** In the page itself, which browsers ask for twice otherwise. */
const ICON = `data:image/svg+xml;base64,${readFileSync('public/icons/icon.svg').toString('base64')}`

function fill(html: string, boot: string, css: string, frame: Frame | null, looks: string): string {
  const head = `${looks}<script>${boot}</script><style>${css}</style><style data-fonts media="not all">@import '/${fontsFile}';</style>${frame?.style ?? ''}`
  return html
    .replace('<!--shell:head-->', () => head)
    .replace('<!--shell:body-->', () => frame?.body ?? '')
    .replace('/icons/icon.svg" type', () => `${ICON}" type`)
    .replace(/<title>[^<]*<\/title>/, (title) => frame?.title || title)
}

/** Files of the first load, as `src/app/boot/startCode.ts` reads them: code in an order in which each file follows those it imports. */
interface FirstFiles {
  code: readonly string[]
  pages: readonly string[]
  fonts: readonly string[]
}

/** Replaces the entry's script tag by the list of files that the boot script loads. */
function startAfterFirstFrame(html: string, { code, pages, fonts }: FirstFiles): string {
  const tag = /<script type="module" crossorigin src="[^"]+"><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/
  if (!tag.test(html)) throw new Error('the page has no entry script to start')
  const path = (file: string) => `/${file}`
  const files = JSON.stringify({ code: code.map(path), pages: pages.map(path), fonts: fonts.map(path) })
  return html.replace(tag, () => `<script type="application/json" id="first">${files}</script>`)
}

async function bootScript(early: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.EARLY': String(early) },
    build: { write: false, target: 'es2022', lib: { entry: bootFile, formats: ['iife'], name: 'boot' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${bootFile} gave no script`)
  return chunk.code.trim()
}

/** The theme's own stylesheet. */
function themeCss(): Promise<string> {
  return withModules(async (load) => (await load<{ globalCss: string }>(cssFile)).globalCss)
}
