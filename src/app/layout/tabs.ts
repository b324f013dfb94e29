import type { ParseKeys } from 'i18next'
import { house, type IconData, sparkle, user } from '../../ui/art/icons/icons'

/** One way of the main navigation. */
export interface Tab {
  to: string
  label: ParseKeys
  icon: IconData
  /** The raised one in the middle. */
  raised?: boolean
}

/** The main navigation; a tab comes with its page, and the wallet's will take the raised place. */
export const tabs: readonly Tab[] = [
  { to: '/', label: 'nav.home', icon: house },
  { to: '/activity/jackpot', label: 'nav.jackpot', icon: sparkle, raised: true },
  { to: '/member', label: 'nav.me', icon: user },
]
