import { observer } from 'mobx-react-lite'
import { DEPOSIT_STATES } from '../../../domain/wallet/orderStates'
import { useFeature, useStores } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { RecordStore } from '../../../stores/wallet/RecordStore'
import { depositLine } from './lines'
import { Orders } from './Orders'
import { useOrderFilter } from './useRecordFilter'

/** Every deposit order. */
export const Deposits = observer(function Deposits() {
  const { config } = useStores()
  const store = useFeature(RecordStore)
  const of = useOrderFilter(DEPOSIT_STATES)
  const list = usePaged(store.deposits, of.filter)
  return (
    <Orders
      {...of}
      view="deposits"
      states={DEPOSIT_STATES}
      list={{ ...list, rows: list.rows.map((row) => depositLine(row, config.config)) }}
      total={store.deposits.latest?.total}
    />
  )
})
