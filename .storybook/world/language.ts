import { chooseLocale, DEFAULT_LOCALE, texts } from '../../src/i18n'
import { readTexts } from '../../src/i18n/files'
import { files } from '../../src/i18n/locales/en-US'
import { pseudo } from './pseudo'

/** Pseudo-locale generated from the default one, in Storybook only. */
const PSEUDO = 'en-XA'

/** All text files. */
const nouns = Object.keys(files).map((path) => path.replace(/^\.\/|\.json$/g, ''))

texts.readBy(readTexts)

/** Loads all texts and switches to the toolbar's locale. */
export async function setStoryLocale(locale: string): Promise<void> {
  await texts.load(...nouns)
  await texts.use(locale === PSEUDO ? DEFAULT_LOCALE : chooseLocale([locale]))
  if (locale !== PSEUDO) return
  const english: Record<string, string> = texts.i18n.getResourceBundle(DEFAULT_LOCALE, 'translation')
  const longer = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudo(text)]))
  texts.i18n.addResourceBundle(PSEUDO, 'translation', longer)
  await texts.i18n.changeLanguage(PSEUDO)
}
