import { realpathSync } from 'node:fs'

/** Libraries of every screen, in one file that rarely changes. */
const libraries =
  /node_modules\/(?:react|react-dom|scheduler|react-is|react-router|react-router-dom|mobx|mobx-react-lite|i18next|use-sync-external-store|hoist-non-react-statics|stylis|valibot|@babel\/runtime|@emotion\/[\w-]+)\//

/** All below the screens, without texts, forms, what draws tiles and scenes, and what opens over a page. */
const parts = /\/src\/(?!i18n\/locales|features|ui\/art\/(?:thumb|scene)|ui\/overlays|ui\/form)|virtual:icon/

const en = (...nouns: string[]) => nouns.map((noun) => `i18n/locales/en-US/${noun}`)
/** Fails for a file that has moved. */
const of = (...files: string[]) => {
  const ids = new Set(files.map((file) => realpathSync(`src/${file}`)))
  return (id: string) => ids.has(id)
}

/** Files of code by name; a module belongs to the first that takes it, and its imports with it. The bundler splits the rest. */
export const chunks = [
  { name: 'core', test: libraries },
  { name: 'faker', test: /node_modules\/@faker-js\// },
  {
    name: 'first',
    test: of('app/startup/start.tsx', 'ui/data/SectionHead.tsx'),
  },
  {
    name: 'states',
    test: of('ui/lists/ResourceView.tsx', 'stores/data/Mutation.ts', 'stores/react/useWriteOutcome.ts'),
  },
  { name: 'common', test: parts, minShareCount: 46 },
  // Parts of the lobby that some pages have, too; link and icon are of the balance.
  {
    name: 'shared',
    test: /\/src\/.*(?:HeroScene|GameThumb|IconLink|activities|activityArt|activityTarget|contract\/jackpot|jackpotNumbers|domain\/arithmetic|ChipRow|Rich|useGameLink|useUrlValue|useChangeUrl|game\/features)\.tsx?$|virtual:icon\/plus-bold$/,
  },
  { name: 'fold', test: of('features/home/HomeScreen.tsx', 'stores/home/HomeStore.ts') },
  { name: 'faces', test: of('ui/art/marks/AvatarArt.tsx') },
  // Of every player's page, in one request.
  { name: 'account', test: of('app/layout/Account.tsx', 'app/layout/MeLink.tsx') },
  {
    name: 'routes',
    test: of('app/routing/routes.ts', 'app/routing/pages.ts', 'app/routing/arrive.ts'),
  },
  { name: 'installer', test: of('platform/device/install.ts', 'platform/device/installPrompt.ts') },
  {
    name: 'rest',
    test: of('stores/root/services.ts', 'app/Overlays.tsx', 'platform/device/pwa.ts'),
  },
  // No texts are in a file that others import: they would all be renamed with them.
  { name: 'lobbyTexts', test: of(...en('home.json')) },
  { name: 'english', test: of(...en('index.ts', 'lobby.json', 'messages.json', 'titles.json')) },
  // Of many pages: a request costs more than the few hundred bytes that a page has no use for.
  { name: 'form', test: /\/src\/ui\/form\//, minShareCount: 8 },
  { name: 'pages', test: parts, minShareCount: 15 },
  { name: 'icons', test: /virtual:icon/, minShareCount: 5 },
  { name: 'overlays', test: of('app/modals/ModalHost.tsx', 'ui/overlays/ModalFrame.tsx', 'ui/overlays/Sheet.tsx') },
]

const start = ['rolldown-runtime', 'core', 'first', 'common']
/** What the lobby needs above its fold, and any other page at once; loaded in one wave, each after those it imports. */
export const lobbyChunks = [...start, 'shared', 'fold', 'lobbyTexts']
export const pageChunks = [...start, 'shared', 'states', 'pages', 'routes', 'installer', 'rest', 'english']
