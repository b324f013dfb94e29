import { locale } from './dom'
import { ar } from './texts/ar'
import { en, type TextKey } from './texts/en'
import { es } from './texts/es'
import { pt } from './texts/pt'
import { vi } from './texts/vi'

export type { TextKey }

const tables: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = { en, es, pt, vi, ar }

/** A text in the page's language, with its values in place. */
export const t = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string =>
  (tables[locale().slice(0, 2)] ?? en)[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
