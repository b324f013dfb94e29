import { chooseLocale, DEFAULT_LOCALE, texts } from '../../src/i18n'
import { files } from '../../src/i18n/locales/en-US'
import { pseudo } from './pseudo'

/** The locale of the toolbar that is made of the default one, here only. */
const PSEUDO = 'en-XA'

/** Every text that a story may need. */
const nouns = Object.keys(files).map((path) => path.replace(/^\.\/|\.json$/g, ''))

/** Brings all texts and speaks the toolbar's language. */
export async function speak(locale: string): Promise<void> {
  await texts.load(...nouns)
  await texts.use(locale === PSEUDO ? DEFAULT_LOCALE : chooseLocale([locale]))
  if (locale !== PSEUDO) return
  const english: Record<string, string> = texts.i18n.getResourceBundle(DEFAULT_LOCALE, 'translation')
  const longer = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudo(text)]))
  texts.i18n.addResourceBundle(PSEUDO, 'translation', longer)
  await texts.i18n.changeLanguage(PSEUDO)
}
