import i18next, { type i18n, type TFunction } from 'i18next'
import type { Texts } from './files'
import { DEFAULT_LOCALE, type LocaleCode } from './supportedLocales'
import { values } from './values'

export type Translate = TFunction

/** Reads the texts of a noun; null when there is no such file or it failed to load, which is only logged (spec §8). */
export type ReadTexts = (locale: string, noun: string) => Promise<Texts | null>

/** Translations: flat keys, one file per noun, loaded on demand. */
export class TextStore {
  readonly i18n: i18n = i18next.createInstance()
  #read: ReadTexts = () => Promise.reject(new Error('nothing reads the texts: readBy comes first'))
  /** Nouns requested so far. */
  readonly #nouns = new Set<string>()
  readonly #files = new Map<string, Promise<boolean>>()
  /** The language requested last; active once its texts have loaded. */
  #next: string = DEFAULT_LOCALE
  #switch: Promise<void> = Promise.resolve()

  constructor() {
    void this.i18n.use(values).init({
      lng: DEFAULT_LOCALE,
      fallbackLng: DEFAULT_LOCALE,
      keySeparator: false,
      nsSeparator: false,
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
  }

  /** Called once, before any texts are requested. */
  readBy(read: ReadTexts): void {
    this.#read = read
  }

  get t(): Translate {
    return this.i18n.t
  }

  onChange(listener: () => void): () => void {
    this.i18n.on('languageChanged', listener)
    return () => this.i18n.off('languageChanged', listener)
  }

  /** The language requested last, even while its texts are loading. */
  get wanted(): string {
    return this.#next
  }

  /** Loads the texts of some nouns in the active or requested language. */
  async load(...nouns: readonly string[]): Promise<void> {
    for (const noun of nouns) this.#nouns.add(noun)
    await this.#loadFiles(this.#next, nouns)
    await this.#switch
  }

  /** Switches the language without a page reload, once all texts in use have loaded; the latest request wins. */
  use(locale: LocaleCode): Promise<void> {
    this.#next = locale
    this.#switch = this.#loadFiles(locale, [...this.#nouns]).then(async () => {
      if (this.#next === locale) await this.i18n.changeLanguage(locale)
    })
    return this.#switch
  }

  async #loadFiles(locale: string, nouns: readonly string[]): Promise<void> {
    await Promise.all(
      nouns.map(async (noun) => {
        const here = await this.#file(locale, noun)
        if (!here && locale !== DEFAULT_LOCALE) await this.#file(DEFAULT_LOCALE, noun)
      }),
    )
  }

  /** Loads a file once; a failed one is retried on the next call. */
  #file(locale: string, noun: string): Promise<boolean> {
    const key = `${locale}/${noun}`
    const coming =
      this.#files.get(key) ??
      this.#read(locale, noun).then((texts) => {
        if (texts) this.i18n.addResourceBundle(locale, 'translation', texts, true, true)
        else this.#files.delete(key)
        return texts !== null
      })
    this.#files.set(key, coming)
    return coming
  }
}

export const texts = new TextStore()
