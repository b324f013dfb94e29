import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { DepositOrderStore } from '../../../stores/wallet/DepositOrderStore'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import type { OrderState } from './OrderState'

// Lazy: it comes while the order is read.
const State = lazyScreen<ComponentProps<typeof OrderState>>(() => import('./OrderState').then((m) => m.OrderState))

/** One deposit order, in whatever state it is (`/wallets/order/:id`). */
export const OrderScreen = observer(function OrderScreen({ id = '' }: { id?: string | undefined }) {
  const store = useFeature(DepositOrderStore)
  const { t } = useTranslation()
  const reading = useResource(store.order(id))
  useEffect(() => store.subscribe(id), [store, id])
  useEffect(() => void State.preload(), [])
  const { value, state } = reading
  const skeleton = (
    <TaskPage title={t('order.title')}>
      <ResourceView resource={waiting} shape={['40px', '144px', '200px']}>
        {null}
      </ResourceView>
    </TaskPage>
  )
  if (!value && state !== 'failed') return skeleton
  return (
    <Suspense fallback={skeleton}>
      <State id={id} status={value} onRetry={reading.retry} />
    </Suspense>
  )
})

const waiting = { value: null, state: 'loading' as const, why: null, retry: () => Promise.resolve() }
