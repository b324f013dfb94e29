import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { WalletPage } from '../WalletPage'
import { DepositBody } from './DepositBody'
import { DepositFoot } from './DepositFoot'

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
  if (!config.ready || !member.info) return <WalletPage>{skeleton}</WalletPage>
  if (!draft.channel)
    return (
      <WalletPage>
        <NoWay />
      </WalletPage>
    )
  return (
    <WalletPage foot={<DepositFoot total={total} />}>
      <DepositBody channel={draft.channel} totalRef={setTotal} />
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
