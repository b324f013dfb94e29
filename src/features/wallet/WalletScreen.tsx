import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyScreen } from '../../ui/lazyScreen'
import { DepositScreen } from './deposit/DepositScreen'
import { WalletTabs } from './WalletTabs'
import type { WithdrawPage } from './withdraw/WithdrawPage'

const Withdraw = lazyScreen<ComponentProps<typeof WithdrawPage>>(
  () => import('./withdraw/WithdrawPage').then((m) => m.WithdrawPage),
  'withdraw',
  'record',
)

/** Deposit or withdraw (`/wallets`, spec §2). */
export function WalletScreen() {
  const [query] = useSearchParams()
  if (query.get('name') !== 'withdraw') return <DepositScreen />
  return <Withdraw wrap={(content) => <WalletTabs name="withdraw">{content}</WalletTabs>} />
}
