import { build, type Plugin } from 'vite'
import { firstChunks, htmlOf } from '../bundle/bundle'
import { withModules } from '../bundle/modules'
import { type Frame, renderFrame } from './frame'

const bootFile = 'src/app/boot/boot.ts'
const cssFile = 'src/theme/globalCss.ts'
const fontsFile = 'src/theme/fonts.css'

/**
 * Makes `index.html` show the first frame before any code is loaded: it contains the theme's stylesheet and the static
 * shell; an inline script restores the theme of the last visit and, in builds, imports the code after the first frame.
 * Resources of the first screen are preloaded. With `early` the page asks for the configuration by itself.
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
        const [boot, css, frame] = await Promise.all([bootScript(early), themeCss(), building ? renderFrame() : null])
        return fill(html, boot, css, frame)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = htmlOf(bundle).find(({ fileName }) => fileName === 'index.html')
        if (page) page.asset.source = startAfterFirstFrame(page.html, firstChunks(bundle))
      },
    },
  }
}

function fill(html: string, boot: string, css: string, frame: Frame | null): string {
  const head = `<script>${boot}</script><style>${css}</style><style>@import '/${fontsFile}';</style>${frame?.style ?? ''}`
  return html
    .replace('<!--shell:head-->', () => head)
    .replace('<!--shell:body-->', () => frame?.body ?? '')
    .replace(/<title>[^<]*<\/title>/, (title) => frame?.title || title)
}

/** Turns the entry's script tag into preloads that the boot script imports in order: each file after those it imports. */
function startAfterFirstFrame(html: string, files: readonly string[]): string {
  const tag = /<script type="module" crossorigin src="[^"]+"><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/
  if (!tag.test(html)) throw new Error('the page has no entry script to start')
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" data-start>`)
  return html.replace(tag, () => preloads.join(''))
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
