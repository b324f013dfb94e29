import { observer } from 'mobx-react-lite'
import { COIN_KINDS } from '../../../domain/report/entryKinds'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/core/react'
import { usePaged } from '../../../stores/core/usePaged'
import { ReportStore } from '../../../stores/member/ReportStore'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { FilterChips } from '../../../ui/lists/filters/FilterChips'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { PagedList } from '../../../ui/lists/PagedList'
import { COIN_ROW, CoinRow } from './CoinRow'

/** Every movement of coin with the balance after it. */
export const Coins = observer(function Coins() {
  const { t } = useTranslation()
  const [kind, choose] = useUrlFilter('kind', COIN_KINDS)
  const list = usePaged(useFeature(ReportStore).coins, kind)
  return (
    <PagedList
      list={list}
      label={t('report.view.coins')}
      tools={
        <FilterChips
          label={t('report.kind')}
          options={COIN_KINDS.map((value) => ({ value, label: t(`report.kind.${value}`) }))}
          chosen={kind}
          onChoose={choose}
        />
      }
      rowSize={COIN_ROW}
      empty={
        <EmptyState
          art={<LazyStone symbol="coin" start="star" end="coin" />}
          level={2}
          title={t(kind === 'all' ? 'report.coins.empty' : 'report.coins.none')}
        />
      }
      itemKey={({ id }) => id}
      renderItem={(row) => <CoinRow row={row} />}
    />
  )
})
