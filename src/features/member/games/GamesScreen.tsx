import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { Tabs } from '../../../ui/navigation/Tabs'
import { MemberPage } from '../MemberPage'
import { WithMember } from '../WithMember'
import { Games } from './Games'
import { GAME_LISTS, useGameLists } from './lists'

/** Recently played games and favorites (`/member/games`, spec §2); the list is in the URL. */
export const GamesScreen = observer(function GamesScreen() {
  const { t } = useTranslation()
  return (
    <MemberPage title={t('title.memberGames')}>
      <WithMember>{() => <Lists />}</WithMember>
    </MemberPage>
  )
})

const Lists = observer(function Lists() {
  const { t, i18n } = useTranslation()
  const [list, choose] = useUrlFilter('list', GAME_LISTS)
  const { games, counts } = useGameLists()
  const tabs = GAME_LISTS.map((id) => ({
    id,
    label: t('games.tab', { list: t(`games.${id}`), count: formatNumber(counts[id], i18n.language) }),
  }))
  return (
    <Tabs label={t('title.memberGames')} tabs={tabs} selected={list} onSelect={choose}>
      <Games list={list} games={games[list]} />
    </Tabs>
  )
})
