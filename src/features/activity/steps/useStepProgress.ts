import type { ActivityStep } from '../../../contract/activity/activityPage'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'

/** Progress of a step in its unit: "20.00 of 50.00". */
export const useStepProgress = () => {
  const { t, i18n } = useTranslation()
  return ({ progress, target, unit }: ActivityStep): string => {
    const shown = (value: number) =>
      unit === 'cents' ? formatCents(cents(value), i18n.language) : formatNumber(value, i18n.language)
    return t('activity.progress', { done: shown(progress), target: shown(target) })
  }
}
