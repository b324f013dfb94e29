import { globalCss } from '../../../src/theme/globalCss'
import type { VipTheme } from '../../../src/theme/vip'

/** Custom properties by name, such as `--color-bg-canvas`, with their CSS values. */
export type Properties = ReadonlyMap<string, string>

/** What the product's stylesheet declares in a theme, apart from media and language. */
export const propertiesOf = (vip: VipTheme): Properties => {
  const selectors = [':root', '[data-vip]', `[data-vip='${vip}']`]
  const rules = [...globalCss.matchAll(/^([^@{}\n]+)\{([^}]*)\}/gm)]
  const declarations = rules
    .filter(([, selector = '']) => selector.split(',').some((one) => selectors.includes(one)))
    .flatMap(([, , body = '']) => body.split(';').map((line) => line.trim()))
    .filter((line) => line.startsWith('--'))
  // A later declaration of a name replaces the earlier one, as in the browser.
  return new Map(
    declarations.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1)]
    }),
  )
}

const reference = /var\((--[\w-]+)\)/g

/** The names that a value refers to. */
export const referencesIn = (value: string): string[] => [...value.matchAll(reference)].map(([, name = '']) => name)

/** A value with all references replaced. @throws naming a property that is not declared */
export const resolved = (value: string, properties: Properties): string =>
  value.replaceAll(reference, (_, name: string) => {
    const found = properties.get(name)
    if (found === undefined) throw new Error(`${name} is used but not declared`)
    return resolved(found, properties)
  })
