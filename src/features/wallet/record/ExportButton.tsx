import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { csvOf } from '../../../domain/csv'
import { DEPOSIT_STATES, WITHDRAW_STATES } from '../../../domain/wallet/orderStates'
import { useTranslation } from '../../../i18n'
import { failureMessage, message } from '../../../stores/data/message'
import { useFeature, useStores } from '../../../stores/react/stores'
import { RecordStore } from '../../../stores/wallet/RecordStore'
import { IconButton } from '../../../ui/actions/IconButton'
import { saveText } from '../../../ui/actions/saveText'
import { download } from '../../../ui/art/icons/icons'
import { movementTable, orderTable } from './file'
import { depositLine, withdrawalLine } from './lines'
import type { RecordView } from './records'
import { useMovementFilter, useOrderFilter } from './useRecordFilter'

/** Saves what the filters find as a CSV file. */
export const ExportButton = observer(function ExportButton({ view }: { view: RecordView }) {
  const { config, platform, toasts } = useStores()
  const store = useFeature(RecordStore)
  const { t } = useTranslation()
  const deposits = useOrderFilter(DEPOSIT_STATES)
  const withdrawals = useOrderFilter(WITHDRAW_STATES)
  const movements = useMovementFilter()
  const [busy, setBusy] = useState(false)

  const read = {
    deposits: async () => {
      const found = await store.exportDeposits(deposits.filter)
      const line = (row: Parameters<typeof depositLine>[0]) => depositLine(row, config.config)
      return found.ok ? { ...found.value, ok: true as const, cells: orderTable(found.value.rows.map(line), t) } : found
    },
    withdrawals: async () => {
      const found = await store.exportWithdrawals(withdrawals.filter)
      return found.ok
        ? { ...found.value, ok: true as const, cells: orderTable(found.value.rows.map(withdrawalLine), t) }
        : found
    },
    everything: async () => {
      const found = await store.exportMovements(movements.filter)
      return found.ok ? { ...found.value, ok: true as const, cells: movementTable(found.value.rows, t) } : found
    },
  }

  async function save() {
    setBusy(true)
    const found = await read[view]()
    setBusy(false)
    if (!found.ok) return toasts.show('danger', failureMessage(found.failure))
    const name = `kismara-${view}-${new Date(platform.clock.now()).toISOString().slice(0, 10)}.csv`
    saveText(name, csvOf(found.cells), 'text/csv;charset=utf-8')
    if (found.part) toasts.show('info', message('record.savedPart', { name, count: found.rows.length }))
    else toasts.show('success', message('record.saved', { name }))
  }

  return (
    <IconButton
      of={download}
      label={t('record.export')}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => !busy && void save()}
    />
  )
})
