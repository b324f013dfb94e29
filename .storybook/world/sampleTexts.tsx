import type { Decorator } from '@storybook/react-vite'
import { cloneElement, isValidElement, type ReactElement } from 'react'
import { DEFAULT_LOCALE, texts } from '../../src/i18n'
import { files } from '../../src/i18n/locales/en-US'

/** The product's English texts with their keys. */
let keys: ReadonlyMap<string, string> | undefined

/** Loads the English texts once, to find them in the samples of the components. */
export const loadEnglish = async (): Promise<void> => {
  if (keys) return
  const loaded = await Promise.all(Object.values(files).map((load) => load()))
  keys = new Map(loaded.flatMap((file) => Object.entries(file)).map(([key, text]) => [String(text), key]))
}

/** A sample with every text of the product in the present language. */
const translated = (value: unknown): unknown => {
  if (typeof value === 'string') {
    const key = keys?.get(value)
    // The keys are those of the files.
    return key === undefined ? value : texts.i18n.t(key as never)
  }
  if (Array.isArray(value)) return value.map(translated)
  if (isValidElement(value)) return cloneElement(value as ReactElement, propsOf(value.props as object))
  if (typeof value !== 'object' || value === null) return value
  // A component is an object, too.
  return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) ? propsOf(value) : value
}

const propsOf = (props: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, translated(value)]))

/** Shows the samples of a component in the language of the toolbar, where they are texts of the product. */
export const withSampleTexts: Decorator = (Story, { title, args, globals }) =>
  title.startsWith('ui/') && globals['locale'] !== DEFAULT_LOCALE ? <Story args={propsOf(args)} /> : <Story />
