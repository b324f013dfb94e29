import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { DepositOrderStore } from '../../../stores/wallet/DepositOrderStore'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { DepositOrderState } from './DepositOrderState'

/** One deposit order, in whatever state it is (`/wallets/order/:id`). */
export const DepositOrderScreen = observer(function DepositOrderScreen({ id = '' }: { id?: string | undefined }) {
  const store = useFeature(DepositOrderStore)
  const { t } = useTranslation()
  const reading = useResource(store.order(id))
  useEffect(() => store.subscribe(id), [store, id])
  const { value, state } = reading
  if (value || state === 'failed') return <DepositOrderState id={id} status={value} onRetry={reading.retry} />
  return (
    <TaskPage title={t('order.title')}>
      <ResourceView resource={waiting} shape={['40px', '144px', '200px']}>
        {null}
      </ResourceView>
    </TaskPage>
  )
})

const waiting = { value: null, state: 'loading' as const, why: null, retry: () => Promise.resolve() }
