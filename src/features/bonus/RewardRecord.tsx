import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { REWARD_SOURCES } from '../../domain/report/entryKinds'
import { useTranslation } from '../../i18n'
import { BonusRecordStore } from '../../stores/bonus/BonusRecordStore'
import { useFeature } from '../../stores/react/stores'
import { usePaged } from '../../stores/react/usePaged'
import { useToday } from '../../stores/react/useToday'
import { spanOf } from '../../ui/lists/filters/dateRange'
import { FilterChips } from '../../ui/lists/filters/FilterChips'
import { RangeFilter } from '../../ui/lists/filters/RangeFilter'
import { useUrlFilter } from '../../ui/lists/filters/useUrlFilter'
import { useUrlRange } from '../../ui/lists/filters/useUrlRange'
import { PagedList } from '../../ui/lists/PagedList'
import { NoRewards } from './NoRewards'
import { REWARD_ROW, RewardRow } from './RewardRow'

/** Rewards received so far; the filter is in the URL. */
export const RewardRecord = observer(function RewardRecord({ title }: { title: string }) {
  const { t } = useTranslation()
  const [source, chooseSource] = useUrlFilter('from', REWARD_SOURCES)
  const today = useToday()
  const [range, chooseRange] = useUrlRange()
  const filter = useMemo(() => ({ source, ...spanOf(range, today) }), [source, range, today])
  const list = usePaged(useFeature(BonusRecordStore).record, filter)
  const options = REWARD_SOURCES.map((value) => ({ value, label: t(`bonus.from.${value}`) }))
  return (
    <PagedList
      list={list}
      label={title}
      head={<RangeFilter range={range} onChoose={chooseRange} />}
      tools={<FilterChips label={t('bonus.from')} options={options} chosen={source} onChoose={chooseSource} />}
      rowSize={REWARD_ROW}
      empty={<NoRewards source={source} onShowAll={range === 'all' ? null : () => chooseRange('all')} />}
      itemKey={({ id }) => id}
      renderItem={(row) => <RewardRow row={row} />}
    />
  )
})
