import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { useStepStart } from '../../../ui/navigation/useStepStart'
import { WalletPage } from '../WalletPage'
import { DepositFoot } from './DepositFoot'
import { MethodFoot } from './MethodFoot'
import { MethodStep } from './MethodStep'
import { useStep } from './useStep'

// Lazy: loaded while the way to pay is chosen.
const AmountStep = lazyScreen(() => import('./AmountStep').then((m) => m.AmountStep))

const waiting = { value: null, state: 'loading' as const, why: null, retry: () => Promise.resolve() }
const shapes = {
  ways: ['28px', '60px', '60px', '60px', '60px', '60px', '60px'],
  amount: ['60px', '246px', '56px', '180px'],
}

/** A deposit up to its order, in two steps: the channel; then amount, coupon, cost, and credit (`/wallets?name=deposit`). */
export const DepositScreen = observer(function DepositScreen() {
  const store = useFeature(DepositStore)
  const { config, member } = useStores()
  const { draft } = store
  const { channel } = draft
  const { isAmount, next, back } = useStep()
  const [total, setTotal] = useState<HTMLElement | null>(null)
  useStepStart(isAmount)
  useResource(store.open)
  useResource(store.coupons)
  useEffect(() => store.subscribe(), [store])
  useEffect(() => void AmountStep.preload(), [])
  // Money may have arrived since.
  useEffect(() => void (member.info && member.refresh()), [member])
  const skeleton = (
    <ResourceView resource={waiting} shape={shapes[isAmount ? 'amount' : 'ways']}>
      {null}
    </ResourceView>
  )
  if (!config.ready || !member.info) return <WalletPage onBack={isAmount ? back : undefined}>{skeleton}</WalletPage>
  if (!channel)
    return (
      <WalletPage>
        <NoWay />
      </WalletPage>
    )
  if (!isAmount)
    return (
      <WalletPage foot={<MethodFoot way={channel.name} onNext={next} />}>
        <MethodStep chosen={channel} />
      </WalletPage>
    )
  return (
    <WalletPage onBack={back} foot={<DepositFoot total={total} />}>
      <Suspense fallback={skeleton}>
        <AmountStep channel={channel} totalRef={setTotal} onChange={back} />
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
