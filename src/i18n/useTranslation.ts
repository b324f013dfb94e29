import { useSyncExternalStore } from 'react'
import { texts } from './texts'

const subscribe = (listener: () => void) => texts.onChange(listener)
const language = () => texts.i18n.language

/** The translation function and its i18next; what uses it renders again when the language changes. */
export const useTranslation = () => {
  useSyncExternalStore(subscribe, language, language)
  return texts
}
