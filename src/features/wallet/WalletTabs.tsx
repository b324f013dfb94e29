import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { Tabs } from '../../ui/navigation/Tabs'

const names = ['deposit', 'withdraw'] as const

interface WalletTabsProps {
  name: (typeof names)[number]
  children: ReactNode
}

/** The wallet's two views. */
export function WalletTabs({ name, children }: WalletTabsProps) {
  const { t } = useTranslation()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const back = new URLSearchParams(search).get('back') === '1'
  return (
    <Tabs
      label={t('title.wallets')}
      tabs={names.map((id) => ({ id, label: t(id === 'deposit' ? 'deposit.title' : 'deposit.withdraw') }))}
      selected={name}
      onSelect={(id) => void navigate(`/wallets?name=${id}${back ? '&back=1' : ''}`, { replace: true, state })}
    >
      {children}
    </Tabs>
  )
}
