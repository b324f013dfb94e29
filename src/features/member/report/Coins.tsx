import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { COIN_KINDS } from '../../../domain/report/entryKinds'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { ReportStore } from '../../../stores/member/ReportStore'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { lazyScreen } from '../../../ui/lazyScreen'
import { FilterChips } from '../../../ui/lists/filters/FilterChips'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { PagedList } from '../../../ui/lists/PagedList'
import { MOVEMENT_ROW, MovementRow } from '../../../ui/money/MovementRow'
import type { Movement } from '../../../ui/money/movement'

// Lazy: after a tap.
const MovementSheet = lazyScreen(
  () => import('../../../ui/money/MovementSheet').then((m) => m.MovementSheet),
  'money',
  'record',
)

/** Every movement of coin with the balance after it. */
export const Coins = observer(function Coins() {
  const { t, i18n } = useTranslation()
  const [kind, choose] = useUrlFilter('kind', COIN_KINDS)
  const list = usePaged(useFeature(ReportStore).coins, kind)
  const [open, setOpen] = useState<Movement | null>(null)
  return (
    <>
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
        rowSize={MOVEMENT_ROW}
        empty={
          <EmptyState
            art={<LazyStone symbol="coin" start="star" end="coin" />}
            level={2}
            title={t(kind === 'all' ? 'report.coins.empty' : 'report.coins.none')}
          />
        }
        itemKey={({ id }) => id}
        renderItem={(row) => (
          <MovementRow
            row={row}
            time={
              <time dateTime={new Date(row.createTime).toISOString()}>{formatWhen(row.createTime, i18n.language)}</time>
            }
            onOpen={() => setOpen(row)}
          />
        )}
      />
      {open && (
        <Suspense fallback={null}>
          <MovementSheet row={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
})
