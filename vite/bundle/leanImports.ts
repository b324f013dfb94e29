import type { Plugin } from 'vite'

/**
 * Leaves a lazy import an import: Vite's helper would preload what a chunk imports, which here is there already, and
 * costs two kilobytes of the first load.
 */
export function leanImports(): Plugin {
  const helper = '\0vite/preload-helper.js'
  return {
    name: 'kismara:lean-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : null),
  }
}
