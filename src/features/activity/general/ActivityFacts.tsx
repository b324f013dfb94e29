import type { ActivityStep } from '../../../contract/activity/activityPage'
import { type ActivityFact, activityFacts, type Share } from '../../../domain/activity/activityFacts'
import { shareOf } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber, formatPercent } from '../../../i18n/numbers'
import { FactCard } from '../../../ui/rewards/FactCard'

/** The three numbers of an activity; nothing without steps. */
export function ActivityFacts({ steps, share }: { steps: readonly ActivityStep[]; share?: Share | undefined }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const facts = activityFacts(steps, share)
  if (facts.length === 0) return null
  const shown = ({ value, of, points, unit }: ActivityFact) => {
    if (unit === 'percent') return formatPercent(shareOf(value), language)
    const text = (count: number) =>
      unit === 'cents' ? formatCents(cents(count), language) : formatNumber(count, language)
    if (points !== undefined) return `${text(value)} + ${formatNumber(points, language)}`
    return of === undefined ? text(value) : t('activity.progress', { done: text(value), target: text(of) })
  }
  return <FactCard facts={facts.map((fact) => [t(`activity.fact.${fact.name}`), shown(fact)])} />
}
