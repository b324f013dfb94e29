import { type Feature, SMALL_BET } from '../../../domain/game/features'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'

/** The name of a feature in the current language. */
export function useFeatureName(): (feature: Feature) => string {
  const { t, i18n } = useTranslation()
  return (feature) => t(`search.feature.${feature}`, { bet: formatCents(cents(SMALL_BET), i18n.language) })
}
