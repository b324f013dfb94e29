import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n'
import { BonusRecordStore, REWARD_SOURCES, type RewardSource } from '../../stores/bonus/BonusRecordStore'
import { useFeature, useStores } from '../../stores/core/react'
import { usePaged } from '../../stores/core/usePaged'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { spanOf } from '../../ui/lists/filters/dateRange'
import { FilterChips } from '../../ui/lists/filters/FilterChips'
import { RangeFilter } from '../../ui/lists/filters/RangeFilter'
import { useUrlFilter } from '../../ui/lists/filters/useUrlFilter'
import { useUrlRange } from '../../ui/lists/filters/useUrlRange'
import { LongList } from '../../ui/lists/LongList'
import { SignedOut } from '../../ui/lists/SignedOut'
import { PageHead } from '../../ui/navigation/PageHead'
import { REWARD_ROW, RewardRow } from './RewardRow'

/** Rewards received so far (`/reward/record`, spec §2); the filter is in the URL. */
export const RewardRecordScreen = observer(function RewardRecordScreen() {
  const { session, platform } = useStores()
  const { t } = useTranslation()
  const [source, chooseSource] = useUrlFilter('from', REWARD_SOURCES)
  const [range, chooseRange] = useUrlRange()
  const filter = useMemo(() => ({ source, ...spanOf(range, platform.clock.now()) }), [source, range, platform])
  const list = usePaged(useFeature(BonusRecordStore).record, filter)
  const title = t('title.rewardRecord')
  const head = <PageHead title={title} />
  if (!session.signedIn)
    return (
      <Root>
        {head}
        <SignedOut />
      </Root>
    )
  const options = REWARD_SOURCES.map((value) => ({ value, label: t(`bonus.from.${value}`) }))
  return (
    <Root>
      <LongList
        list={list}
        label={title}
        head={head}
        tools={
          <>
            <RangeFilter range={range} onChoose={chooseRange} />
            <FilterChips label={t('bonus.from')} options={options} chosen={source} onChoose={chooseSource} />
          </>
        }
        rowSize={REWARD_ROW}
        empty={range === 'all' ? <NoRewards source={source} /> : <NoneInRange onShowAll={() => chooseRange('all')} />}
        itemKey={({ id }) => id}
        renderItem={(row) => <RewardRow row={row} />}
      />
    </Root>
  )
})

function NoRewards({ source }: { source: RewardSource }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<NoGift />}
      level={2}
      title={t(source === 'all' ? 'bonus.record.empty' : 'bonus.record.emptyFrom')}
      text={t('bonus.record.empty.text')}
    />
  )
}

function NoneInRange({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<NoGift />}
      level={2}
      title={t('bonus.record.emptyDays')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('bonus.record.all')}
        </Button>
      }
    />
  )
}

const NoGift = () => <LazyStone symbol="gift" start="coin" end="star" />

const Root = styled.div`
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space.gutter} ${theme.space[8]};
`
