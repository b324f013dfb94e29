import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { OrderTotal } from '../../../contract/wallet/orders'
import type { OrderState, OrderWord } from '../../../domain/wallet/orderStates'
import { useTranslation } from '../../../i18n'
import type { Translate } from '../../../i18n/texts'
import { theme } from '../../../theme/theme'
import { useTablet } from '../../../ui/layout/useMedia'
import type { DateRange, Span } from '../../../ui/lists/filters/dateRange'
import { FilterChips } from '../../../ui/lists/filters/FilterChips'
import { RangeFilter } from '../../../ui/lists/filters/RangeFilter'
import { GroupedRows } from '../../../ui/lists/GroupedRows'
import { PagedList } from '../../../ui/lists/PagedList'
import type { PagedState } from '../../../ui/lists/resourceState'
import type { OrderLine } from './lines'
import { NoOrders } from './NoOrders'
import { ORDER_ROW, OrderRow } from './OrderRow'
import { OrderTable } from './OrderTable'
import { PaidTotal } from './PaidTotal'
import { StaleDataNote } from './StaleDataNote'
import { useDayGroups } from './useDayGroups'

interface OrdersProps {
  view: 'deposits' | 'withdrawals'
  states: readonly OrderState[]
  list: PagedState<OrderLine>
  total: OrderTotal | undefined
  filter: Span
  range: DateRange
  chooseRange: (range: DateRange) => void
  /** The chosen state. */
  word: 'all' | OrderWord
  chooseWord: (word: 'all' | OrderWord) => void
  showAll: (() => void) | null
}

/** A record of orders: range, states, what was paid, and the rows by groups of days. */
export const Orders = observer(function Orders(props: OrdersProps) {
  const { view, list, total, filter, range, chooseRange, word, chooseWord, showAll } = props
  const { t } = useTranslation()
  const groups = useDayGroups()
  const wide = useTablet()
  const shown = list.rows.length > 0
  const paid = shown && (word === 'all' || word === 'paid') ? total?.paid : undefined
  return (
    <PagedList
      list={list}
      head={<RangeFilter range={range} onChoose={chooseRange} />}
      tools={
        <Tools>
          <FilterChips label={t('record.status')} options={optionsOf(props, t)} chosen={word} onChoose={chooseWord} />
          {paid && paid.count > 0 && !wide && <PaidTotal view={view} paid={paid} span={filter} />}
          <StaleDataNote old={list.isOld && shown} />
        </Tools>
      }
      rowSize={ORDER_ROW}
      empty={<NoOrders view={view} onShowAll={showAll} />}
    >
      {(rows) =>
        wide ? (
          <OrderTable view={view} lines={rows} paid={paid} />
        ) : (
          <GroupedRows
            groups={groups(rows, ({ at }) => at)}
            itemKey={({ id }) => id}
            renderItem={(line) => <OrderRow line={line} />}
          />
        )
      }
    </PagedList>
  )
})

/** All states that the period has, and the chosen one. */
function optionsOf({ states, total, word }: OrdersProps, t: Translate) {
  const countOf = (code: number) => total?.statuses.find(({ status }) => status === code)?.count ?? 0
  const all = total?.statuses.reduce((sum, { count }) => sum + count, 0)
  return [
    { value: 'all' as const, label: t('record.state.all'), count: all },
    ...states
      .filter((state) => countOf(state.code) > 0 || state.word === word)
      .map((state) => ({ value: state.word, label: t(`record.state.${state.word}`), count: countOf(state.code) })),
  ]
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-block-end: ${theme.space[1]};
`
