export { chooseLocale, DEFAULT_LOCALE, directionOf, LOCALES, type LocaleCode } from './supportedLocales'
export { type ReadTexts, type Translate, texts } from './texts'
export { type MessageKeys, useMessage } from './useMessage'
export { useTranslation } from './useTranslation'
