import { observer } from 'mobx-react-lite'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { type ActivityFact, activityFacts, type Share } from '../../../domain/activity/activityFacts'
import { shareOf } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber, formatPercent } from '../../../i18n/numbers'
import { AwardMarks } from '../../../ui/rewards/AwardMarks'
import { FactCard } from '../../../ui/rewards/FactCard'
import { useAward } from '../steps/useAward'

interface ActivityFactsProps {
  steps: readonly ActivityStep[]
  share?: Share | undefined
}

/** The three numbers of an activity; nothing without steps. */
export const ActivityFacts = observer(function ActivityFacts({ steps, share }: ActivityFactsProps) {
  const { t, i18n } = useTranslation()
  const award = useAward()
  const { language } = i18n
  const facts = activityFacts(steps, share)
  if (facts.length === 0) return null
  const shown = (fact: ActivityFact) => {
    if ('awards' in fact) return <AwardMarks awards={fact.awards.map(award)} />
    const { value, of, unit } = fact
    if (unit === 'percent') return formatPercent(shareOf(value), language)
    const text = (count: number) =>
      unit === 'cents' ? formatCents(cents(count), language) : formatNumber(count, language)
    return of === undefined ? text(value) : t('activity.progress', { done: text(value), target: text(of) })
  }
  return <FactCard facts={facts.map((fact) => [t(`activity.fact.${fact.name}`), shown(fact)])} />
})
