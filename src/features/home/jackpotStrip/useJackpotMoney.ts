import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { JackpotInfoStore } from '../../../stores/jackpot/JackpotInfoStore'
import { useFeature } from '../../../stores/react/stores'

/** The present amount of a jackpot as text, for observers; null until it is known. */
export function useJackpotMoney(): (tier: 'mega' | 'major' | 'minor' | 'mini') => string | null {
  const { shown } = useFeature(JackpotInfoStore).figures
  const { i18n } = useTranslation()
  return (tier) => (shown ? formatCents(shown[tier], i18n.language) : null)
}
