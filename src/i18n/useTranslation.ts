import { useSyncExternalStore } from 'react'
import { texts } from './texts'

const subscribe = (listener: () => void) => texts.onChange(listener)
const language = () => texts.i18n.language

/** The translation function and its i18next instance; re-renders on a change of language. */
export const useTranslation = () => {
  useSyncExternalStore(subscribe, language, language)
  return texts
}
