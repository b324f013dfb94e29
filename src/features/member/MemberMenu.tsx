import type { ParseKeys } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { usePages } from '../../stores/shell/pages'
import { Icon } from '../../ui/art/icons/Icon'
import {
  chart,
  envelope,
  user as face,
  gift,
  headset,
  history,
  type IconData,
  receipt,
  sparkle,
  trophy,
} from '../../ui/art/icons/icons'
import { List } from '../../ui/data/List'
import { ListRow } from '../../ui/data/ListRow'

const ITEMS: readonly { to: string; label: ParseKeys; icon: IconData }[] = [
  { to: '/activity/jackpot', label: 'title.jackpot', icon: sparkle },
  { to: '/rank', label: 'title.rank', icon: trophy },
  { to: '/email', label: 'title.email', icon: envelope },
  { to: '/bonus', label: 'title.bonus', icon: gift },
  { to: '/reward/record', label: 'title.rewardRecord', icon: receipt },
  { to: '/member/profile', label: 'title.memberProfile', icon: face },
  { to: '/member/report', label: 'title.memberReport', icon: chart },
  { to: '/wallets/record', label: 'title.walletRecord', icon: receipt },
  { to: '/member/games', label: 'title.memberGames', icon: history },
  { to: '/service', label: 'title.service', icon: headset },
]

/** Links of the member page to pages that are built. */
export const MemberMenu = observer(function MemberMenu() {
  const { activities } = useStores()
  const { t } = useTranslation()
  const { isBuilt } = usePages()
  return (
    <List label={t('member.menu')}>
      {ITEMS.filter(({ to }) => isBuilt(to)).map(({ to, label, icon }) => (
        <ListRow
          key={to}
          to={to}
          title={t(label)}
          start={<Icon of={icon} size={22} />}
          dot={activities.hasDot(to) ? t('nav.new') : undefined}
        />
      ))}
    </List>
  )
})
