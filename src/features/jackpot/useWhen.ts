import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'

/** Says instants in the present language, digits Latin. */
export function useWhen(): (at: number) => string {
  const { i18n } = useTranslation()
  return (at) => formatWhen(at, i18n.language)
}
