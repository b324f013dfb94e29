import type { ParseKeys } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { Icon } from '../../ui/art/icons/Icon'
import {
  agent,
  card,
  chart,
  chat,
  crownFill,
  envelope,
  user as face,
  gift,
  headset,
  history,
  type IconData,
  receipt,
  safe,
  star,
  trophy,
  undo,
} from '../../ui/art/icons/icons'
import { List } from '../../ui/data/List'
import { ListRow } from '../../ui/data/ListRow'
import { CareRow } from './CareRow'

const ITEMS: readonly { to: string; label: ParseKeys; icon: IconData }[] = [
  { to: '/wallets/safe-box', label: 'title.safebox', icon: safe },
  { to: '/wallets/card/list', label: 'title.cardList', icon: card },
  { to: '/activity/jackpot', label: 'title.jackpot', icon: crownFill },
  { to: '/rank', label: 'title.rank', icon: trophy },
  { to: '/email', label: 'title.email', icon: envelope },
  { to: '/bonus', label: 'title.bonus', icon: gift },
  { to: '/agent', label: 'title.agent', icon: agent },
  { to: '/points', label: 'title.points', icon: star },
  { to: '/reward/record', label: 'title.rewardRecord', icon: receipt },
  { to: '/member/profile', label: 'title.memberProfile', icon: face },
  { to: '/member/report', label: 'title.memberReport', icon: chart },
  { to: '/wallets/record', label: 'title.walletRecord', icon: receipt },
  { to: '/member/games', label: 'title.memberGames', icon: history },
  { to: '/member/retrieve-balance', label: 'title.retrieveBalance', icon: undo },
  { to: '/feedback', label: 'title.feedback', icon: chat },
  { to: '/share', label: 'title.share', icon: envelope },
  { to: '/faq', label: 'title.faq', icon: headset },
  { to: '/service', label: 'title.service', icon: headset },
]

/** Links of the member page to pages that are built. */
export const MemberMenu = observer(function MemberMenu() {
  const { activities } = useStores()
  const { t } = useTranslation()
  return (
    <List label={t('member.menu')}>
      <CareRow />
      {ITEMS.map(({ to, label, icon }) => (
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
