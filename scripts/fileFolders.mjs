/** Folders of files only: a missing path there is a 404, never the app's page. */
export const fileFolders = /** @type {const} */ (['app', 'assets', 'games', 'icons', 'screenshots', '__mock'])
