/** Lazy modules that the first screen of `/` loads at once: preloaded by the page and counted in its first load. */
export const firstScreen: readonly RegExp[] = [
  /^src\/features\/home\/HomeScreen\.tsx$/,
  /^src\/i18n\/locales\/en-US\/common\.json$/,
]
