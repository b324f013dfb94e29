import type { ParseKeys } from 'i18next'
import { house, type IconData, sparkle, user } from '../../ui/art/icons/icons'

export interface Tab {
  to: string
  label: ParseKeys
  icon: IconData
  /** Raised, in the middle. */
  raised?: boolean
}

/** A tab is added together with its page; the raised one will be the wallet. */
export const tabs: readonly Tab[] = [
  { to: '/', label: 'nav.home', icon: house },
  { to: '/activity/jackpot', label: 'nav.jackpot', icon: sparkle, raised: true },
  { to: '/member', label: 'nav.me', icon: user },
]
