/** One row of the import rule: which folder it is, and what it may name besides itself. */
export interface Layer {
  readonly name: string
  /** Path prefixes (a folder ends in `/`) or whole files. */
  readonly at: readonly string[]
  /** Layers that may be imported; `name:type` allows types only. */
  readonly may: readonly string[]
  /** Packages that may be imported; absent = every dependency that the layer's side may use. */
  readonly packages?: readonly string[]
}

const STORES = ['data', 'stores', 'root', 'react']
const ANY_SRC = ['contract', 'domain', 'platform', 'theme', 'i18n', 'api', ...STORES, 'ui', 'features', 'app']
const ANY_MOCKS = ['rules', 'world', 'handlers', 'personas', 'network', 'games', 'panel', 'show', 'demo']

/** The import rule of docs/architecture.md as data; the first row whose path fits is the file's layer. */
export const layers: readonly Layer[] = [
  { name: 'contract', at: ['src/contract/'], may: [], packages: ['valibot'] },
  { name: 'domain', at: ['src/domain/'], may: ['contract'], packages: [] },
  { name: 'platform', at: ['src/platform/'], may: [] },
  { name: 'theme', at: ['src/theme/'], may: [] },
  { name: 'i18n', at: ['src/i18n/'], may: [] },
  { name: 'api', at: ['src/api/'], may: ['contract', 'platform'], packages: ['valibot'] },
  // The floors of the stores: what they are made of, one folder a noun, the root that wires them, and what React asks of them.
  { name: 'data', at: ['src/stores/data/'], may: ['contract', 'domain', 'platform', 'api'] },
  { name: 'root', at: ['src/stores/root/'], may: ['contract', 'domain', 'platform', 'api', 'data', 'stores'] },
  {
    name: 'react',
    at: ['src/stores/react/'],
    may: ['contract', 'domain', 'platform', 'api', 'data', 'stores', 'root'],
  },
  { name: 'stores', at: ['src/stores/'], may: ['contract', 'domain', 'platform', 'api', 'data', 'root:type'] },
  { name: 'ui', at: ['src/ui/'], may: ['domain', 'theme', 'i18n'] },
  { name: 'features', at: ['src/features/'], may: [...STORES, 'domain', 'contract:type', 'ui', 'theme', 'i18n'] },
  {
    name: 'sw',
    at: ['src/sw/'],
    may: ['fileFolders'],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
  },
  { name: 'app', at: ['src/app/', 'src/main.tsx'], may: ANY_SRC },

  // What a game's frame may know of the world: the pure rules of the games, and the calls of the frames.
  {
    name: 'rules',
    at: ['mocks/world/game/rules/', 'mocks/world/game/playCalls.ts'],
    may: ['contract', 'world:type'],
  },
  {
    name: 'world',
    at: ['mocks/world/'],
    may: ['contract', 'money', 'nickname', 'digits', 'orderNumber', 'formatter', 'rules'],
  },
  { name: 'handlers', at: ['mocks/handlers/'], may: ['contract', 'world', 'rules', 'personas'] },
  { name: 'personas', at: ['mocks/personas/'], may: ['contract', 'world', 'rules'] },
  {
    name: 'network',
    at: ['mocks/network/'],
    may: ['contract', 'world', 'rules', 'handlers', 'personas', 'assets', 'listening', 'demoAddress'],
  },
  { name: 'messages', at: ['mocks/games/messages.ts'], may: ['contract', 'rules:type'] },
  { name: 'games', at: ['mocks/games/'], may: ['messages', 'contract', 'rules', 'money', 'formatter'] },
  {
    name: 'panel',
    at: ['mocks/panel/'],
    may: ['contract', 'world', 'rules', 'handlers', 'personas', 'network', 'platform', 'ui'],
  },
  { name: 'show', at: ['mocks/show/'], may: ['contract', 'network', 'panel'] },
  {
    name: 'demo',
    at: ['mocks/main/'],
    may: [...ANY_MOCKS, 'messages', 'contract', 'platform', 'ui', 'theme', 'app', 'orderNumber', 'textFiles'],
  },

  { name: 'stories', at: ['stories/', '.storybook/'], may: [...ANY_SRC, ...ANY_MOCKS, 'messages', 'build'] },
  { name: 'tests', at: ['tests/'], may: [...ANY_SRC, 'sw', ...ANY_MOCKS, 'messages', 'stories', 'build', 'scripts'] },
  {
    name: 'build',
    at: ['vite/', 'vite.config.ts', 'vitest.config.ts'],
    may: ['scripts', 'ui', 'theme', 'platform', 'network', 'runtimeConfig', 'tests'],
  },
  { name: 'scripts', at: ['scripts/'], may: [] },
]

/** Single files that may be imported although their layer may not. */
export const sharedFiles: Readonly<Record<string, string>> = {
  'src/domain/money': 'money',
  'src/domain/digits': 'digits',
  'src/domain/wallet/orderNumber': 'orderNumber',
  'src/domain/graphemes': 'nickname',
  'src/domain/member/nickname': 'nickname',
  'src/i18n/formatter': 'formatter',
  'src/platform/page/demoAddress': 'demoAddress',
  'src/i18n/files': 'textFiles',
  'src/app/startup/runtimeConfig': 'runtimeConfig',
  'scripts/listen': 'listening',
  'scripts/fileFolders': 'fileFolders',
  'vite/assets/art': 'assets',
  'vite/assets/icons': 'assets',
  'vite/assets/gamePage': 'assets',
}

/** Packages used in one folder only, so that their weight and their chance stay under one roof. */
export const packageHomes: Readonly<Record<string, string>> = { '@faker-js/faker': 'mocks/world/people/' }

/** Build-time packages that `src` may import, since the bundler turns them into files of ours. */
export const buildTimePackages: readonly string[] = ['@iconify-json/ph', '@lobehub/fluent-emoji-3d']

/** Files that may import non-literals: the boot script starts the entry named by the page. */
export const importsByPage: readonly string[] = ['src/app/boot/startCode.ts']
