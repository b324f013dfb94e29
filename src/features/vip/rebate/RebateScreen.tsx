import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { IconLink } from '../../../ui/actions/IconLink'
import { history } from '../../../ui/art/icons/icons'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { PlayerRebate } from './PlayerRebate'
import { VisitorRebate } from './VisitorRebate'

/** The rebate (`/vip/rebate`, spec §2): what is ready, and what today's bets add. */
export const RebateScreen = observer(function RebateScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  return (
    <TaskPage
      title={t('title.vipRebate')}
      end={session.signedIn && <IconLink to="/vip/rebate/record" of={history} label={t('title.vipRebateRecord')} />}
    >
      {session.signedIn ? <PlayerRebate /> : <VisitorRebate />}
    </TaskPage>
  )
})
