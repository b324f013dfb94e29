import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { keepReturnPath } from '../../stores/wallet/returnPath'
import { Tabs } from '../../ui/navigation/Tabs'

const names = ['deposit', 'withdraw'] as const

interface WalletTabsProps {
  name: (typeof names)[number]
  children: ReactNode
}

/** The wallet's two views. With `back=1` it leads back to where the player came from (spec §2). */
export function WalletTabs({ name, children }: WalletTabsProps) {
  const { platform } = useStores()
  const { t } = useTranslation()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const back = new URLSearchParams(search).get('back') === '1'
  useEffect(() => keepReturnPath(platform.storage, back, state), [platform, back, state])
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
