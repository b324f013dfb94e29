import { useTranslation } from './useTranslation'

/** Text keys in order of preference, with the values of the first that exists. */
export interface MessageKeys {
  keys: readonly string[]
  values?: Record<string, string | number>
}

/** Translates messages of the stores, which only hold keys. */
export const useMessage = () => {
  const { t } = useTranslation()
  // Stores use plain string keys; a test checks that each one exists.
  return (message: MessageKeys | null | undefined): string | undefined =>
    message ? String(t(message.keys as never, message.values as never)) : undefined
}
