import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { WalletPage } from '../WalletPage'
import type { DepositBody } from './DepositBody'
import type { PayBar } from './PayBar'

// Lazy: they come while the figures are read.
const Body = lazyScreen<ComponentProps<typeof DepositBody>>(() => import('./DepositBody').then((m) => m.DepositBody))
const Pay = lazyScreen<ComponentProps<typeof PayBar>>(() => import('./PayBar').then((m) => m.PayBar))

const waiting = { value: null, state: 'loading' as const, why: null, retry: () => Promise.resolve() }
const skeleton = (
  <ResourceView resource={waiting} shape={['246px', '82px', '56px', '180px']}>
    {null}
  </ResourceView>
)

/** A deposit up to its order: amount, channel, coupon, cost, and credit (`/wallets?name=deposit`). */
export const DepositScreen = observer(function DepositScreen() {
  const store = useFeature(DepositStore)
  const { config, member } = useStores()
  const { draft } = store
  const [total, setTotal] = useState<HTMLElement | null>(null)
  useResource(store.open)
  useResource(store.coupons)
  useEffect(() => store.subscribe(), [store])
  // Money may have arrived since.
  useEffect(() => void (member.info && member.refresh()), [member])
  useEffect(() => void Promise.all([Body.preload(), Pay.preload()]), [])
  if (!config.ready || !member.info) return <WalletPage>{skeleton}</WalletPage>
  if (!draft.channel)
    return (
      <WalletPage>
        <NoWay />
      </WalletPage>
    )
  return (
    <WalletPage
      foot={
        <Suspense fallback={<Skeleton blockSize="52px" />}>
          <Pay total={total} />
        </Suspense>
      }
    >
      <Suspense fallback={skeleton}>
        <Body channel={draft.channel} totalRef={setTotal} />
      </Suspense>
    </WalletPage>
  )
})

function NoWay() {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<LazyStone symbol="plug" start="coin" end="cloud" />}
      level={2}
      title={t('deposit.none')}
      text={t('deposit.none.text')}
    />
  )
}
