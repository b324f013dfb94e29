import { type LocaleCode, texts } from './index'

interface Player {
  prefs: { setLocale: (locale: LocaleCode) => void }
  toasts: { show: (tone: 'info', message: { keys: readonly ['shell.languageChanged'] }) => void }
}

/** Changes the language of the app, and remembers it on this device. */
export async function chooseLanguage({ prefs, toasts }: Player, locale: LocaleCode): Promise<void> {
  prefs.setLocale(locale)
  await texts.use(locale)
  // Announced in the new language, for screen readers.
  toasts.show('info', { keys: ['shell.languageChanged'] })
}
