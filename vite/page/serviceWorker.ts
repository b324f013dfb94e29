import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { LANGUAGES } from './languageFiles'
import { versionFile } from './version'

const wanted = /\.(?:js|css|html|svg|png|webp|avif|woff2|json|webmanifest|mp3|txt|wasm)$/
const hashed = /^assets\/.+-[\w-]{8}\.\w+$/

/** After the build: collects the precache list and builds the service worker with it. */
export function serviceWorker({ keep }: { keep: (url: string) => boolean }): Plugin {
  let outDir = ''
  return {
    name: 'kismara:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      outDir = build.outDir
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const all = precached(outDir)
        const files = all.filter(({ url }) => keep(url))
        const late = all.filter(({ url }) => url.startsWith(LANGUAGES) && !keep(url))
        const folders = [...new Set(late.map(({ url }) => dirname(url)))]
        const languages = folders.map((folder) => late.filter(({ url }) => dirname(url) === folder))
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            'self.__WB_MANIFEST': JSON.stringify(files),
            'self.__LANGUAGES': JSON.stringify(languages),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            lib: { entry: 'src/sw/sw.ts', formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
          },
        })
      },
    },
  }
}

interface PrecacheEntry {
  readonly url: string
  readonly revision: string | null
  /** Absent for the page, into which a deployment writes its configuration. */
  readonly integrity?: string
}

/** All files of a build that a page may request; a name with a hash needs no revision. */
function precached(outDir: string): PrecacheEntry[] {
  const left = [versionFile, 'sw.js', 'robots.txt']
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(outDir, join(file.parentPath, file.name)).split(sep).join('/'))
    .filter((url) => wanted.test(url) && !left.includes(url) && !url.startsWith('.'))
    .sort()
    .map((url) => entryOf(outDir, url))
}

function entryOf(outDir: string, url: string): PrecacheEntry {
  const body = readFileSync(join(outDir, url))
  const hash = createHash('sha256').update(body)
  const revision = hashed.test(url) ? null : hash.copy().digest('hex').slice(0, 16)
  return url === 'index.html' ? { url, revision } : { url, revision, integrity: `sha256-${hash.digest('base64')}` }
}
