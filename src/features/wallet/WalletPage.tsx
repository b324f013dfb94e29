import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { IconLink } from '../../ui/actions/IconLink'
import { history } from '../../ui/art/icons/icons'
import { TaskPage } from '../../ui/layout/TaskPage'
import { WalletTabs } from './WalletTabs'

interface WalletPageProps {
  /** At the bottom edge. */
  foot?: ReactNode
  /** Of a later step, which has no tabs: back to the step before. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** The frame of a deposit: balance, history, and in its first step the tabs of the wallet. */
export const WalletPage = observer(function WalletPage({ foot, onBack, children }: WalletPageProps) {
  const { member } = useStores()
  const { t, i18n } = useTranslation()
  return (
    <TaskPage
      title={t('deposit.title')}
      note={member.info && t('deposit.balance', { amount: formatCents(member.info.coin, i18n.language) })}
      end={<IconLink of={history} label={t('title.walletRecord')} to="/wallets/record" />}
      foot={foot}
      onBack={onBack}
    >
      {onBack ? children : <WalletTabs name="deposit">{children}</WalletTabs>}
    </TaskPage>
  )
})
