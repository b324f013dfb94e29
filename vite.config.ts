import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Alias, defineConfig, type UserConfig } from 'vite'
import { art } from './vite/assets/art'
import { games } from './vite/assets/games'
import { icons } from './vite/assets/icons'
import { licenses } from './vite/bundle/licenses'
import { pageLists } from './vite/bundle/pageLists'
import { report } from './vite/bundle/report'
import { entry } from './vite/page/entry'
import { headers } from './vite/page/headers'
import { assetFile, chunkFile, LANGUAGES } from './vite/page/languageFiles'
import { lobbyChunks } from './vite/page/lobbyChunks'
import { frameIcons } from './vite/page/lobbyModules'
import { pageChunks } from './vite/page/pageChunks'
import { serviceWorker } from './vite/page/serviceWorker'
import { shell } from './vite/page/shell'
import { version } from './vite/page/version'

const manifest: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const { KISMARA_API = '', KISMARA_IMAGES = '', KISMARA_GAMES = '', KISMARA_CHAT = '' } = process.env
const list = (hosts: string) => hosts.split(/[\s,]+/).filter(Boolean)

/** The public-suffix list is most of the mocks' size and useless for one host. */
const withoutSuffixList: Alias = {
  find: 'tldts',
  replacement: fileURLToPath(new URL('./mocks/network/adapters/msw/tldtsStub.ts', import.meta.url)),
}

/** The router's package exports only its development build, whose warnings cost 2 KB. */
const productionRouter: Alias[] = [
  { find: /^react-router$/, replacement: fileOf('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: fileOf('react-router/dist/production/dom-export.mjs') },
]

/** Libraries of every screen, in one file that compresses well and rarely changes. */
const core =
  /node_modules\/(?:react|react-dom|scheduler|react-is|react-router|react-router-dom|mobx|mobx-react-lite|i18next|react-i18next|html-parse-stringify|use-sync-external-store|hoist-non-react-statics|stylis|valibot|@babel\/runtime|@emotion\/[\w-]+)\//

/** Packages without side effects that do not declare it. */
const pure = /node_modules\/(?:react-is|hoist-non-react-statics|html-parse-stringify)\//

/** `production` (dist), `demo` (dist-demo, with the simulated backend), `development` (mocks) and `api` (a real backend). */
export default defineConfig(({ mode, command }): UserConfig => {
  const demo = mode === 'demo'
  const mocked = demo || mode === 'development'
  const hosts = {
    api: list(KISMARA_API),
    images: list(KISMARA_IMAGES),
    games: list(KISMARA_GAMES),
    chat: list(KISMARA_CHAT),
  }
  return {
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      art(),
      icons(frameIcons),
      ...(mocked ? [entry('/mocks/main.tsx'), games()] : []),
      // The simulated backend is not there before the code.
      shell({ early: !mocked }),

      pageLists(),
      licenses(),
      version(manifest.version),
      headers({ hosts: demo ? { api: [], images: [], games: [], chat: [] } : hosts, framed: demo }),
      report(),
      // The demo must start offline; the product precaches its code, leaves the art to the HTTP cache and other
      // languages to those who read them.
      serviceWorker({ keep: (url) => demo || !(url.startsWith('assets/art/') || url.startsWith(LANGUAGES)) }),
    ],
    resolve: {
      alias: [...(mocked ? [withoutSuffixList] : []), ...(command === 'build' ? productionRouter : [])],
    },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      target: ['chrome120', 'firefox121', 'safari17'],
      sourcemap: 'hidden',
      // The helper and its lists would be in the first load; pages have lists of their own (`pageLists`).
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: 'index.html' },
        output: {
          comments: { legal: false },
          chunkFileNames: chunkFile,
          // Servers keep files that start with an underscore to themselves.
          hashCharacters: 'base36',
          assetFileNames: assetFile,
          codeSplitting: {
            groups: [
              { name: 'core', test: (id) => core.test(id) || id.includes('rolldown/runtime'), priority: 99 },
              // Changes with the package only.
              { name: 'faker', test: /node_modules\/@faker-js\//, priority: 99 },
              ...lobbyChunks(),
              pageChunks(),
            ],
          },
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
  if (KISMARA_API) return KISMARA_API
  throw new Error('npm run dev:api needs the address of a backend: KISMARA_API=https://… npm run dev:api')
}
