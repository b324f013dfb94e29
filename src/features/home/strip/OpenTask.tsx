import { observer } from 'mobx-react-lite'
import type { Task } from '../../../contract/bonus'
import { stepShare, stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { Progress } from '../../../ui/feedback/Progress'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { StripLink } from './StripLink'

/** The task whose reward is ready or nearest. */
const nearestOf = (tasks: readonly Task[]): Task | undefined =>
  tasks.find((task) => stepState(task) === 'open') ??
  tasks.filter((task) => stepState(task) === 'locked').toSorted((a, b) => stepShare(b) - stepShare(a))[0]

/** A player's nearest task, and the way to all of them. */
export const OpenTask = observer(function OpenTask() {
  const { value, state } = useResource(useFeature(BonusStore).reads.tasks)
  const { t } = useTranslation()
  const task = value && nearestOf(value.list)
  if (!task)
    return (
      <StripLink to="/bonus/tasks" label={t('lobby.tasks')}>
        <b>
          {value ? t('lobby.tasks.done') : state === 'failed' ? '–' : <Skeleton inlineSize="6em" blockSize="1lh" />}
        </b>
      </StripLink>
    )
  return (
    <StripLink to="/bonus/tasks" label={<bdi>{task.title}</bdi>}>
      {stepState(task) === 'open' ? (
        <b>{t('lobby.task.ready')}</b>
      ) : (
        <Progress size="sm" value={task.progress} max={task.target} label={task.title} />
      )}
    </StripLink>
  )
})
