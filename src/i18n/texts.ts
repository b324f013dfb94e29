import i18next, { type i18n, type TFunction } from 'i18next'
import { readTexts } from './files'
import { DEFAULT_LOCALE, type LocaleCode } from './locales'
import { values } from './values'

/** The typed translation function. */
export type Translate = TFunction

/** The texts of the product: one flat set of keys, one file a noun, each loaded when first needed. */
export class TextStore {
  readonly i18n: i18n = i18next.createInstance()
  /** What the screens so far have asked for. */
  readonly #nouns = new Set<string>()
  readonly #files = new Map<string, Promise<boolean>>()
  /** The language asked for last, which is spoken once its texts are there. */
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

  get t(): Translate {
    return this.i18n.t
  }

  /** Tells of every change of the language. */
  onChange(listener: () => void): () => void {
    this.i18n.on('languageChanged', listener)
    return () => this.i18n.off('languageChanged', listener)
  }

  /** The language asked for last, also while its texts are on their way. */
  get wanted(): string {
    return this.#next
  }

  /** Makes sure that the texts of some nouns are there, in the language that is spoken afterwards. */
  async load(...nouns: readonly string[]): Promise<void> {
    for (const noun of nouns) this.#nouns.add(noun)
    await this.#loadFiles(this.#next, nouns)
    await this.#switch
  }

  /** Switches the language without a reload: every text in use is brought first, and the latest wish wins. */
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

  /** Brings one file, once; one that did not come is asked for again the next time. */
  #file(locale: string, noun: string): Promise<boolean> {
    const key = `${locale}/${noun}`
    const coming =
      this.#files.get(key) ??
      readTexts(locale, noun).then((texts) => {
        if (texts) this.i18n.addResourceBundle(locale, 'translation', texts, true, true)
        else this.#files.delete(key)
        return texts !== null
      })
    this.#files.set(key, coming)
    return coming
  }
}

/** The texts of this page. */
export const texts = new TextStore()
