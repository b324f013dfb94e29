import { type ComponentProps, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStores } from '../../stores/react/stores'
import { keepReturnPath } from '../../stores/wallet/returnPath'
import { lazyScreen } from '../../ui/lazyScreen'
import { DepositScreen } from './deposit/DepositScreen'
import { WalletTabs } from './WalletTabs'
import type { WithdrawalPage } from './withdrawal/WithdrawalPage'

const Withdraw = lazyScreen<ComponentProps<typeof WithdrawalPage>>(
  () => import('./withdrawal/WithdrawalPage').then((m) => m.WithdrawalPage),
  'withdraw',
  'record',
)

/** Deposit or withdraw; with `back=1` it leads back to where the player came from (`/wallets`, spec §2). */
export function WalletScreen() {
  const { platform } = useStores()
  const { search, state } = useLocation()
  const query = new URLSearchParams(search)
  const back = query.get('back') === '1'
  useEffect(() => keepReturnPath(platform.storage, back, state), [platform, back, state])
  if (query.get('name') !== 'withdraw') return <DepositScreen />
  return <Withdraw wrap={(content) => <WalletTabs name="withdraw">{content}</WalletTabs>} />
}
