/** The module that starts the product. */
export const startModule = 'src/app/startup/start.tsx'

/** Lazy modules that every page loads at once: preloaded by the page and counted in the first load. */
export const firstModules: readonly string[] = ['src/i18n/locales/en-US/common.json']

/** The drawing of game tiles, loaded while the lobby shows placeholders. */
export const drawingModule = 'src/ui/art/thumb/drawing/drawThumb.ts'

/** Lazy modules of the lobby above the fold, preloaded by the page beside the first load. */
export const foldModules: readonly string[] = ['src/features/home/HomeScreen.tsx', 'src/i18n/locales/en-US/home.json']

/** The route table: before any page but the lobby, and once the lobby is idle. */
export const routesModule = 'src/app/routing/routes.ts'

/** Lazy modules that are loaded once the page is idle. */
export const restModules: readonly string[] = [
  'src/stores/core/services.ts',
  'src/app/startup/StartupPopups.tsx',
  'src/platform/device/pwa.ts',
  'src/i18n/locales/en-US/messages.json',
  'src/i18n/locales/en-US/titles.json',
]

/** Icons of the static frame: they are in the page itself. */
export const frameIcons: readonly string[] = [
  'house-bold',
  'sparkle-fill',
  'user-circle-bold',
  'crown-simple-fill',
  'megaphone-simple-bold',
  'pause-fill',
]
