import { realpathSync } from 'node:fs'

/** Libraries of every screen, in one file that rarely changes. */
const libraries =
  /node_modules\/(?:react|react-dom|scheduler|react-is|react-router|react-router-dom|mobx|mobx-react-lite|i18next|use-sync-external-store|hoist-non-react-statics|stylis|valibot|@babel\/runtime|@emotion\/[\w-]+)\//

/** All below the screens, without texts, what draws tiles and scenes, and what opens over a page. */
const parts = /\/src\/(?!i18n\/locales|features|ui\/art\/(?:thumb|scene)|ui\/overlays)|virtual:icon/

const english = (...nouns: string[]) => nouns.map((noun) => `src/i18n/locales/en-US/${noun}`)
const of = (...files: string[]) => {
  // Fails for a file that has moved.
  const ids = new Set(files.map((file) => realpathSync(file)))
  return (id: string) => ids.has(id)
}

/** Files of code by name; a module belongs to the first that takes it, and its imports with it. The bundler splits the rest. */
export const chunks = [
  { name: 'core', test: libraries },
  { name: 'faker', test: /node_modules\/@faker-js\// },
  {
    name: 'first',
    // The lobby's filter is in the address, as other pages' are.
    test: of('src/app/startup/start.tsx', 'src/ui/lists/filters/useUrlValue.ts', ...english('common.json')),
  },
  // Of every page but the lobby's fold; then of nearly every page, and what the lobby shares with many.
  { name: 'states', test: of('src/ui/lists/ResourceView.tsx', 'src/stores/core/Mutation.ts') },
  { name: 'common', test: parts, minShareCount: 46 },
  { name: 'common', test: of('src/ui/data/SectionHead.tsx') },
  // Parts of the lobby that some pages have, too.
  {
    name: 'shared',
    test: of('src/ui/art/scene/HeroScene.tsx', 'src/ui/art/thumb/GameThumb.tsx', 'src/domain/activity/activities.ts'),
  },
  {
    name: 'fold',
    test: of('src/features/home/HomeScreen.tsx', 'src/stores/home/HomeStore.ts', ...english('home.json')),
  },
  { name: 'account', test: of('src/app/layout/Account.tsx') },
  {
    name: 'routes',
    test: of(
      'src/app/routing/routes.ts',
      'src/app/routing/pages.ts',
      'src/app/routing/arrive.ts',
      ...english('index.ts'),
    ),
  },
  {
    name: 'rest',
    test: of(
      'src/stores/core/services.ts',
      'src/app/Overlays.tsx',
      'src/platform/device/pwa.ts',
      ...english('lobby.json', 'messages.json', 'titles.json'),
    ),
  },
  { name: 'form', test: of('src/ui/form/useForm.ts') },
]

const start = ['rolldown-runtime', 'core', 'first', 'common']
/** What the lobby needs above its fold, and any other page at once; loaded in one wave, each after those it imports. */
export const lobbyChunks = [...start, 'shared', 'fold']
export const pageChunks = [...start, 'states', 'routes', 'rest']
