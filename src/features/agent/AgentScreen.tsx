import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { IconLink } from '../../ui/actions/IconLink'
import { infoFill } from '../../ui/art/icons/icons'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { TaskPage } from '../../ui/layout/TaskPage'
import { useUrlFilter } from '../../ui/lists/filters/useUrlFilter'
import { SignedOut } from '../../ui/lists/SignedOut'
import { Log } from './log/Log'
import { Overview } from './overview/Overview'
import { Rules } from './rules/Rules'
import { Team } from './team/Team'

/** Values of `tabActive` (spec §2). */
const TABS = ['0', '1', '2', '3'] as const
const views = { 0: Overview, 1: Team, 2: Log, 3: Rules } as const

/** The agent page (`/agent`, spec §2): commission, team, log and rules. */
export const AgentScreen = observer(function AgentScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const [tab, choose] = useUrlFilter('tabActive', TABS)
  const View = views[tab]
  const labels = [t('agent.tab.overview'), t('agent.tab.team'), t('agent.tab.log'), t('agent.tab.rules')]
  return (
    <TaskPage title={t('title.agent')} end={<IconLink to="/agent/rule" of={infoFill} label={t('title.agentRule')} />}>
      <SegmentedControl
        label={t('title.agent')}
        options={TABS.map((value, index) => ({ value, label: labels[index] ?? '' }))}
        value={tab}
        onChange={choose}
      />
      {session.signedIn ? (
        <View />
      ) : (
        <SignedOut title={t('agent.visitor')} text={t('agent.visitor.text')}>
          <Rules />
        </SignedOut>
      )}
    </TaskPage>
  )
})
