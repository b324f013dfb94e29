import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Task } from '../../../contract/bonus'
import { stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Countdown } from '../../../ui/data/Countdown'
import { SectionHead } from '../../../ui/data/SectionHead'
import { clockText } from '../../../ui/data/timeLeft'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { TaskRow } from './TaskRow'

const isDone = (task: Task): boolean => stepState(task) === 'claimed'
const order = (task: Task): number => (stepState(task) === 'open' ? 0 : 1)

interface TaskListProps {
  tasks: readonly Task[]
  /** When these tasks begin again, if they do. */
  until?: number | undefined
  /** At the end of the heading. */
  action?: ReactNode
  /** Its first claim is the page's primary button. */
  primary?: boolean
}

/** Tasks to do, ready ones first, and those that are done. */
export const TaskList = observer(function TaskList({ tasks, until, action, primary = false }: TaskListProps) {
  const { platform } = useStores()
  const { t } = useTranslation()
  const done = tasks.filter(isDone)
  const todo = tasks.filter((task) => !isDone(task)).toSorted((a, b) => order(a) - order(b))
  return (
    <>
      <section>
        <SectionHead title={t('bonus.tasks.todo')} action={action} />
        <RewardList aria-label={t('bonus.tasks.todo')}>
          {todo.length === 0 && (
            <RewardRow
              art="party"
              title={t('bonus.tasks.allDone')}
              caption={
                until !== undefined && (
                  <Countdown
                    key={until}
                    until={until}
                    clock={platform.clock}
                    label={(left) => t('bonus.tasks.newIn', { time: clockText(left) })}
                  />
                )
              }
            />
          )}
          {todo.map((task) => (
            <TaskRow key={task.id} task={task} primary={primary && task === todo[0]} />
          ))}
        </RewardList>
      </section>
      {done.length > 0 && (
        <section>
          <SectionHead title={t('bonus.done')} />
          <RewardList aria-label={t('bonus.done')}>
            {done.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </RewardList>
        </section>
      )}
    </>
  )
})
