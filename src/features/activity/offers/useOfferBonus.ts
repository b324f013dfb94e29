import type { ActivityStep } from '../../../contract/activity/activityPage'
import { shareOf } from '../../../domain/arithmetic'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatPercent } from '../../../i18n/numbers'

/** What a deposit pays on top by itself, in words; null where it pays nothing. */
export function useOfferBonus(): (step: Pick<ActivityStep, 'bonus'>) => string | null {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return ({ bonus }) =>
    bonus
      ? t('activity.offer.bonus', {
          percent: formatPercent(shareOf(bonus.percent), language),
          most: formatCents(bonus.most, language),
        })
      : null
}
