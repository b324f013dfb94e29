import type { ParseKeys } from 'i18next'
import { crownFill, gift, house, type IconData, user, walletFill } from '../../ui/art/icons/icons'

export interface Tab {
  to: string
  label: ParseKeys
  icon: IconData
  /** Raised. */
  raised?: boolean
}

/** A tab is added together with its page. */
export const tabs: readonly Tab[] = [
  { to: '/', label: 'nav.home', icon: house },
  { to: '/bonus', label: 'nav.bonus', icon: gift },
  { to: '/wallets', label: 'nav.deposit', icon: walletFill, raised: true },
  { to: '/vip', label: 'nav.vip', icon: crownFill },
  { to: '/member', label: 'nav.me', icon: user },
]
