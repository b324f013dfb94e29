import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'

interface Break {
  excluded: boolean
  /** Its end, epoch ms; null while unknown. */
  until: number | null
}

/** What is said of a break: which one it is, and when games open again. */
export function useBreakWords() {
  const { t, i18n } = useTranslation()
  return ({ excluded, until }: Break) => ({
    title: t(excluded ? 'game.excluded' : 'game.onBreak'),
    text:
      until === null ? t('game.onBreak.text') : t('game.onBreak.until', { until: formatWhen(until, i18n.language) }),
  })
}
