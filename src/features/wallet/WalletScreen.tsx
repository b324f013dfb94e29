import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyScreen } from '../../ui/lazyScreen'
import { DepositScreen } from './deposit/DepositScreen'
import { WalletTabs } from './WalletTabs'
import type { WithdrawalPage } from './withdrawal/WithdrawalPage'

const Withdraw = lazyScreen<ComponentProps<typeof WithdrawalPage>>(
  () => import('./withdrawal/WithdrawalPage').then((m) => m.WithdrawalPage),
  'withdraw',
  'record',
)

/** Deposit or withdraw (`/wallets`, spec §2). */
export function WalletScreen() {
  const [query] = useSearchParams()
  if (query.get('name') !== 'withdraw') return <DepositScreen />
  return <Withdraw wrap={(content) => <WalletTabs name="withdraw">{content}</WalletTabs>} />
}
