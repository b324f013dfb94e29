import { observer } from 'mobx-react-lite'
import { stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature } from '../../../stores/react/stores'
import { TextLink } from '../../../ui/actions/TextLink'
import { Chests } from '../tasks/Chests'
import { TaskList } from '../tasks/TaskList'

/** Tasks that are shown. */
const SHOWN = 3

/** Chests and the next tasks of the day, where the window has room for them. */
export const Today = observer(function Today() {
  const { tasks } = useFeature(BonusStore).reads
  const { t } = useTranslation()
  if (!tasks.value) return null
  const { list, resetTime } = tasks.value
  const open = list.filter((task) => task.kind === 'daily' && stepState(task) !== 'claimed')
  const ready = open.filter((task) => stepState(task) === 'open')
  return (
    <>
      <Chests quiet />
      <TaskList
        tasks={[...ready, ...open.filter((task) => !ready.includes(task))].slice(0, SHOWN)}
        until={resetTime}
        action={
          <TextLink to="/bonus/tasks" chevron>
            {t('bonus.tab.tasks')}
          </TextLink>
        }
      />
    </>
  )
})
