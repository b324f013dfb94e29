import type { ParseKeys } from 'i18next'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import type { PageAddress } from '../../../domain/paths'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Icon } from '../../../ui/art/icons/Icon'
import {
  agent,
  card,
  chat,
  envelope,
  headset,
  heart,
  type IconData,
  question,
  safe,
  share,
  trophy,
} from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { SettingsRow } from '../settings/SettingsRow'
import { CareRow } from './CareRow'
import { SecurityRow } from './SecurityRow'

const ITEMS: readonly { to: PageAddress; label: ParseKeys; icon: IconData }[] = [
  { to: '/email', label: 'title.email', icon: envelope },
  { to: '/rank', label: 'title.rank', icon: trophy },
  { to: '/agent', label: 'title.agent', icon: agent },
  { to: '/share', label: 'title.share', icon: share },
  { to: '/wallets/safe-box', label: 'title.safebox', icon: safe },
  { to: '/wallets/card/list', label: 'title.cardList', icon: card },
  { to: '/service', label: 'title.service', icon: headset },
  { to: '/feedback', label: 'title.feedback', icon: chat },
  { to: '/faq', label: 'title.faq', icon: question },
]

interface MemberMenuProps {
  info: UserInfo
  /** Whether the page has its settings elsewhere. */
  wide: boolean
}

/** Links of the member page to pages that are neither a tab nor a tile. */
export const MemberMenu = observer(function MemberMenu({ info, wide }: MemberMenuProps) {
  const { activities, member } = useStores()
  const { t } = useTranslation()
  const games = new Set([...(member.favorites.value ?? []), ...member.recentGames]).size
  return (
    <List label={t('member.menu')}>
      <CareRow />
      <SecurityRow info={info} />
      <ListRow
        to="/member/games"
        title={t('title.memberGames')}
        text={games > 0 && t('member.games', { count: games })}
        start={<Icon of={heart} size={22} />}
      />
      {!wide && <SettingsRow />}
      {ITEMS.map(({ to, label, icon }) => (
        <ListRow
          key={to}
          to={to}
          title={t(label)}
          start={<Icon of={icon} size={22} />}
          dot={activities.hasDot(to) ? t(to === '/email' ? 'nav.new' : 'nav.ready') : undefined}
        />
      ))}
    </List>
  )
})
