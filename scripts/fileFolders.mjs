/** Folders of files only: a missing path there is a 404, never the app's page. */
export const fileFolders = /** @type {const} */ (['app', 'assets', 'games', 'icons', 'screenshots'])
/** On a host, with the mock server's. The product's worker does not name it: it has a rule for all that begins with `_`. */
export const hostFolders = /** @type {const} */ ([...fileFolders, '__mock'])
