/** The module that starts the product. */
export const startModule = 'src/app/startup/start.tsx'

/** Lazy modules that every page loads at once: preloaded by the page and counted in the first load. */
export const firstModules: readonly string[] = ['src/i18n/locales/en-US/common.json']

/** The symbols of game tiles, loaded while the lobby shows placeholders; their scenes follow once it is idle. */
export const drawingModule = 'src/ui/art/thumb/drawing/spec.ts'

/** Lazy modules of the lobby above the fold, preloaded by the page beside the first load. */
export const foldModules: readonly string[] = ['src/features/home/HomeScreen.tsx', 'src/i18n/locales/en-US/home.json']

/** Parts of the fold that the search and the account in the bar consist of, too. */
export const tileModules: readonly string[] = [
  'src/features/home/GameShelf.tsx',
  'src/stores/home/HomeStore.ts',
  'src/ui/actions/Chip.tsx',
  'src/ui/actions/ChipRow.tsx',
  'src/ui/actions/IconLink.tsx',
  'src/ui/art/boundedCache.ts',
]

/** The imports of all pages. */
export const pagesModule = 'src/app/routing/pages.ts'

/** The route table and what a change of pages takes: before any page but the lobby, and once the lobby is idle. */
export const routesModules: readonly string[] = [
  'src/app/routing/routes.ts',
  pagesModule,
  'src/app/routing/arrive.ts',
  'src/i18n/locales/en-US/index.ts',
]

/** Lazy modules that are loaded once the page is idle. */
export const restModules: readonly string[] = [
  'src/stores/core/services.ts',
  'src/app/Overlays.tsx',
  'src/ui/art/marks/AvatarArt.tsx',
  'src/ui/money/BalancePill.tsx',
  'src/platform/device/pwa.ts',
  'src/i18n/locales/en-US/lobby.json',
  'src/i18n/locales/en-US/messages.json',
  'src/i18n/locales/en-US/titles.json',
]

/** What the lobby adds once it is idle. */
export const laterModules: readonly string[] = [
  'src/features/home/MoreShelves.tsx',
  'src/features/home/BannerTurns.tsx',
  'src/features/home/SeeAll.tsx',
  'src/features/home/Winners.tsx',
  'src/ui/art/thumb/drawing/backdrop.ts',
]

/** Parts of most pages: alone they are hardly larger than the request for them. */
export const partModules: readonly string[] = [
  'src/stores/shell/message.ts',
  'src/ui/actions/IconButton.tsx',
  'src/ui/feedback/LiveRegion.tsx',
  'src/ui/motion.ts',
]

/** Parts of pages with data of the backend. */
export const viewModules: readonly string[] = ['src/ui/lists/ResourceView.tsx']

export const partIcons: readonly string[] = ['arrow-clockwise-bold', 'warning-circle-fill', 'x-bold']

/** What the other parts import, but more pages show: chunks of their own. */
export const singleModules: readonly string[] = ['src/ui/feedback/Note.tsx']
export const singleIcons: readonly string[] = ['shield-check-duotone']

/** Icons of the static frame: they are in the page itself. */
export const frameIcons: readonly string[] = [
  'house-bold',
  'magnifying-glass-bold',
  'gift-bold',
  'user-circle-bold',
  'wallet-fill',
  'crown-simple-fill',
  'megaphone-simple-bold',
  'pause-fill',
]
