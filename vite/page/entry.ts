import type { Plugin } from 'vite'

/** The page names the product's own entry; a build with the simulated backend starts from another. */
export function entry(file: string): Plugin {
  return {
    name: 'kismara:entry',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', file) },
  }
}
