import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { BonusRecordStore, REWARD_SOURCES, type RewardSource } from '../../stores/bonus/BonusRecordStore'
import { useFeature, useStores } from '../../stores/core/react'
import { usePaged } from '../../stores/core/usePaged'
import { theme } from '../../theme/theme'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { FilterChips } from '../../ui/lists/FilterChips'
import { LongList } from '../../ui/lists/LongList'
import { SignedOut } from '../../ui/lists/SignedOut'
import { useUrlFilter } from '../../ui/lists/useUrlFilter'
import { PageHead } from '../../ui/navigation/PageHead'
import { REWARD_ROW, RewardRow } from './RewardRow'

/** Rewards received so far (`/reward/record`, spec §2); the filter is in the URL. */
export const RewardRecordScreen = observer(function RewardRecordScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const [source, choose] = useUrlFilter('from', REWARD_SOURCES)
  const list = usePaged(useFeature(BonusRecordStore).record, source)
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
        tools={<FilterChips label={t('bonus.from')} options={options} chosen={source} onChoose={choose} />}
        rowSize={REWARD_ROW}
        empty={<NoRewards source={source} />}
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
      art={<LazyStone symbol="gift" start="coin" end="star" />}
      level={2}
      title={t(source === 'all' ? 'bonus.record.empty' : 'bonus.record.emptyFrom')}
      text={t('bonus.record.empty.text')}
    />
  )
}

const Root = styled.div`
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space.gutter} ${theme.space[8]};
`
