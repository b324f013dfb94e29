import { observer } from 'mobx-react-lite'
import { WITHDRAW_STATES } from '../../../domain/wallet/orderStates'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { RecordStore } from '../../../stores/wallet/RecordStore'
import { withdrawalLine } from './lines'
import { Orders } from './Orders'
import { useOrderFilter } from './useRecordFilter'

/** Every withdrawal. */
export const Withdrawals = observer(function Withdrawals() {
  const store = useFeature(RecordStore)
  const of = useOrderFilter(WITHDRAW_STATES)
  const list = usePaged(store.withdrawals, of.filter)
  return (
    <Orders
      {...of}
      view="withdrawals"
      states={WITHDRAW_STATES}
      list={{ ...list, rows: list.rows.map(withdrawalLine) }}
      total={store.withdrawals.latest?.total}
    />
  )
})
