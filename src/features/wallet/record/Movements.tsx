import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { COIN_KINDS } from '../../../domain/report/entryKinds'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { type Movement, RecordStore } from '../../../stores/wallet/RecordStore'
import { theme } from '../../../theme/theme'
import { lazyScreen } from '../../../ui/lazyScreen'
import { FilterChips } from '../../../ui/lists/filters/FilterChips'
import { RangeFilter } from '../../../ui/lists/filters/RangeFilter'
import { GroupedRows } from '../../../ui/lists/GroupedRows'
import { PagedList } from '../../../ui/lists/PagedList'
import { MOVEMENT_ROW, MovementRow } from '../../../ui/money/MovementRow'
import { CashFlowSummary } from './CashFlowSummary'
import { NoOrders } from './NoOrders'
import { RecordTime } from './RecordTime'
import { StaleDataNote } from './StaleDataNote'
import { useDayGroups } from './useDayGroups'
import { useMovementFilter } from './useRecordFilter'

// Lazy: after a tap.
const MovementSheet = lazyScreen(() => import('../../../ui/money/MovementSheet').then((m) => m.MovementSheet), 'money')

/** Every movement of coin: a view of the ledger. */
export const Movements = observer(function Movements() {
  const { t } = useTranslation()
  const groups = useDayGroups()
  const { movements } = useFeature(RecordStore)
  const { filter, range, chooseRange, kind, chooseKind, showAll } = useMovementFilter()
  const list = usePaged(movements, filter)
  const [open, setOpen] = useState<Movement | null>(null)
  const shown = list.rows.length > 0
  const total = shown ? movements.latest?.total : undefined
  const options = COIN_KINDS.map((value) => ({ value, label: t(`report.kind.${value}`) }))
  return (
    <>
      <PagedList
        list={list}
        head={<RangeFilter range={range} onChoose={chooseRange} />}
        tools={
          <Tools>
            <FilterChips label={t('report.kind')} options={options} chosen={kind} onChoose={chooseKind} />
            {total && <CashFlowSummary total={total} />}
            <StaleDataNote old={list.isOld && shown} />
          </Tools>
        }
        rowSize={MOVEMENT_ROW}
        empty={<NoOrders view="everything" onShowAll={showAll} />}
      >
        {(rows) => (
          <GroupedRows
            groups={groups(rows, ({ createTime }) => createTime)}
            itemKey={({ id }) => id}
            renderItem={(row) => (
              <MovementRow row={row} time={<RecordTime at={row.createTime} />} onOpen={() => setOpen(row)} />
            )}
          />
        )}
      </PagedList>
      {open && (
        <Suspense fallback={null}>
          <MovementSheet row={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
})

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-block-end: ${theme.space[1]};
`
