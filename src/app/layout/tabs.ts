import type { ParseKeys } from 'i18next'
import type { RedDot } from '../../contract/activity'
import { crown, gift, house, type IconData, sparkle, user, wallet } from '../../ui/icons'
import { isBuilt } from '../routes'

/** One way of the main navigation. */
export interface Tab {
  to: string
  label: ParseKeys
  icon: IconData
  /** The raised one in the middle. */
  raised?: boolean
  dots?: readonly RedDot[]
}

const all: readonly Tab[] = [
  { to: '/', label: 'nav.home', icon: house },
  { to: '/bonus', label: 'nav.bonus', icon: gift, dots: ['hasTask', 'taskAwardFlag', 'signInFlag', 'hasFreeBonus'] },
  { to: '/wallets', label: 'nav.deposit', icon: wallet, raised: true },
  { to: '/activity/jackpot', label: 'nav.jackpot', icon: sparkle, dots: ['canReceiveDrawChance'] },
  { to: '/vip', label: 'nav.vip', icon: crown, dots: ['vipAwardFlag'] },
  { to: '/member', label: 'nav.me', icon: user },
]

/** The tabs whose pages are built; until the wallet is, the jackpot takes the raised place. */
export const tabs: readonly Tab[] = all
  .filter(({ to }) => isBuilt(to))
  .map((tab) => (tab.to === '/activity/jackpot' && !isBuilt('/wallets') ? { ...tab, raised: true } : tab))
