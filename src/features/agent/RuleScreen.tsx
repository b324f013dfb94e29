import { useTranslation } from '../../i18n'
import { TaskPage } from '../../ui/layout/TaskPage'
import { Rules } from './rules/Rules'

/** The rules of the agent page on their own (`/agent/rule`, spec §2). */
export function RuleScreen() {
  const { t } = useTranslation()
  return (
    <TaskPage title={t('title.agentRule')}>
      <Rules />
    </TaskPage>
  )
}
