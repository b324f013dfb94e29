import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'
import { headerRules, type PagePolicy } from '../page/headers'
import { caddySite } from './caddy'
import { deliveryOf } from './folder'
import { nginxMaps, nginxServer } from './nginx'
import type { HeaderRule } from './rules'
import { headersOfStaticHost, redirectsOfStaticHost } from './staticHost'

const TEXT = /\.(?:html|js|css|json|svg|txt|webmanifest)$/
/** Smaller files gain nothing, bytes. */
const SMALLEST = 1024

/** Writes a build's headers for each kind of host, and compresses its texts. */
export function delivery({ compressed, ...policy }: PagePolicy & { compressed: boolean }): Plugin {
  let outDir = ''
  let rules: HeaderRule[] = []
  return {
    name: 'kismara:delivery',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      outDir = build.outDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        rules = headerRules(bundle, policy)
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = deliveryOf(outDir)
        rmSync(folder, { recursive: true, force: true })
        const write = (file: string, text: string) => {
          mkdirSync(dirname(join(folder, file)), { recursive: true })
          writeFileSync(join(folder, file), text)
        }
        write('nginx/maps.conf', nginxMaps(rules))
        write('nginx/server.conf', nginxServer(rules))
        write('caddy/site.caddy', caddySite(rules))
        write('static/_headers', headersOfStaticHost(rules))
        write('static/_redirects', redirectsOfStaticHost())
        renameSync(join(outDir, '.vite/manifest.json'), join(folder, 'manifest.json'))
        rmSync(join(outDir, '.vite'), { recursive: true })
        if (compressed) await compressTexts(outDir)
        write('headers.json', `${JSON.stringify(rules, null, 2)}\n`)
      },
    },
  }
}

/** Each text also as `.br` and `.gz`, which hosts send as they are. */
async function compressTexts(outDir: string): Promise<void> {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && TEXT.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file)
      if (text.length < SMALLEST) return
      const best = { params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: text.length } }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, best))
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
