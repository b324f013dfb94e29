import { useTranslation } from './useTranslation'

interface MessageKeys {
  keys: readonly string[]
  values?: Record<string, string | number>
}

/** Puts messages of the stores, which know keys only, into the player's language. */
export const useMessage = () => {
  const { t } = useTranslation()
  // Stores name texts by plain strings; that every key exists is held by a test.
  return (message: MessageKeys | null | undefined): string | undefined =>
    message ? String(t(message.keys as never, message.values as never)) : undefined
}
