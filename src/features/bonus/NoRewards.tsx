import type { RewardSource } from '../../domain/report/entryKinds'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/actions/Button'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'

interface NoRewardsProps {
  source: RewardSource
  /** Drops the filter by days; null when there is none. */
  onShowAll: (() => void) | null
}

/** No reward at all, none from a source, or none on some days. */
export function NoRewards({ source, onShowAll }: NoRewardsProps) {
  const { t } = useTranslation()
  const art = <LazyStone symbol="gift" start="coin" end="star" />
  if (onShowAll)
    return (
      <EmptyState
        art={art}
        level={2}
        title={t('bonus.record.emptyDays')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('bonus.record.all')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      art={art}
      level={2}
      title={t(source === 'all' ? 'bonus.record.empty' : 'bonus.record.emptyFrom')}
      text={t('bonus.record.empty.text')}
    />
  )
}
