const sources = import.meta.glob<string>('../../src/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true })

const sourceOf = (component: string): string =>
  Object.entries(sources).find(([path]) => path.endsWith(`/${component}.tsx`))?.[1] ?? ''

/** The theme's values that components read, by the components' names. */
export const tokensOf = (components: readonly string[]): string[] => {
  const found = components.flatMap((name) => sourceOf(name).match(/\btheme\.\w+(?:\.\w+)+/g) ?? [])
  return [...new Set(found)].toSorted()
}
