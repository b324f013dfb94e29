import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Alias, defineConfig, type UserConfig } from 'vite'
import { art } from './vite/assets/art'
import { games } from './vite/assets/games'
import { icons } from './vite/assets/icons'
import { delivery } from './vite/delivery/delivery'
import { longLinks } from './vite/longLinks'
import { chunks } from './vite/page/chunks'
import { atRoot, hostsOf } from './vite/page/hosts'
import { assetFile, chunkFile, LANGUAGES } from './vite/page/languageFiles'
import { licenses, licensesFile } from './vite/page/licenses'
import { serviceWorker } from './vite/page/serviceWorker'
import { frameIcons, shell } from './vite/page/shell'
import { version } from './vite/page/version'

const manifest: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const hosts = (name: string) => hostsOf(name, process.env[name])

/** Kept although it replaces a module: the public-suffix list is most of the mocks' size and useless for one host. */
const withoutSuffixList: Alias = {
  find: 'tldts',
  replacement: fileURLToPath(new URL('./mocks/network/adapters/msw/tldtsStub.ts', import.meta.url)),
}

/** Kept although it reaches into a package: it exports only its development build, whose warnings cost 2 KB. */
const productionRouter: Alias[] = [
  { find: /^react-router$/, replacement: fileOf('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: fileOf('react-router/dist/production/dom-export.mjs') },
]

/** Packages of Emotion without side effects that do not declare it. */
const pure = /node_modules\/(?:react-is|hoist-non-react-statics)\//

/** `production` (dist), `demo` (dist-demo, with the simulated backend), `development` (mocks) and `api` (a real backend). */
export default defineConfig(({ mode, command }): UserConfig => {
  const demo = mode === 'demo'
  const mocked = demo || mode === 'development'
  const allowed = {
    api: hosts('KISMARA_API'),
    images: hosts('KISMARA_IMAGES'),
    games: hosts('KISMARA_GAMES'),
    chat: hosts('KISMARA_CHAT'),
  }
  return {
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      art(),
      icons(frameIcons),
      ...(mocked ? [games()] : []),
      atRoot(),
      shell({ mocked }),
      licenses(),
      longLinks(),
      version(manifest.version),
      // The demo must start offline; the product precaches its code, leaves the art to the HTTP cache and other
      // languages to those who read them.
      serviceWorker({ keep: (url) => demo || !(url.startsWith('assets/art/') || url.startsWith(LANGUAGES)) }),
      delivery({
        hosts: demo ? { api: [], images: [], games: [], chat: [] } : allowed,
        framed: demo,
        compressed: !demo,
      }),
    ],
    resolve: {
      alias: [...(mocked ? [withoutSuffixList] : []), ...(command === 'build' ? productionRouter : [])],
    },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      target: ['chrome120', 'firefox121', 'safari17'],
      manifest: true,
      license: { fileName: licensesFile },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: 'index.html' },
        output: {
          comments: { legal: false },
          chunkFileNames: chunkFile,
          assetFileNames: assetFile,
          codeSplitting: { groups: chunks },
        },
        treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
        checks: { pluginTimings: false },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      ...(mode === 'api' ? { proxy: { '/app/v1': { target: backend(), changeOrigin: true } } } : {}),
    },
  }
})

function fileOf(path: string): string {
  return fileURLToPath(new URL(`./node_modules/${path}`, import.meta.url))
}

function backend(): string {
  const [api] = hosts('KISMARA_API')
  if (api) return api
  throw new Error('npm run dev:api needs the address of a backend: KISMARA_API=https://… npm run dev:api')
}
