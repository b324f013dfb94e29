import type { Plugin } from 'vite'

/** Replaces the product's entry in the page, for builds with the simulated backend. */
export function entry(file: string): Plugin {
  return {
    name: 'kismara:entry',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', file) },
  }
}
