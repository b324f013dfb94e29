import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { theme } from '../../../theme/theme'
import { Note } from '../../../ui/feedback/Note'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { MissedNote } from '../MissedNote'
import { Chests } from './Chests'
import { TaskList } from './TaskList'

const KINDS = ['daily', 'weekly', 'once'] as const

/** The tasks of one kind, and the chests of the day. */
export const Tasks = observer(function Tasks() {
  const store = useFeature(BonusStore)
  const { t } = useTranslation()
  const [kind, choose] = useUrlFilter('kind', KINDS)
  const tasks = useResource(store.reads.tasks)
  const { value } = tasks
  // The day on which the page was opened.
  const day = useRef<number | null>(null)
  day.current ??= value?.resetTime ?? null
  const turned = value !== null && day.current !== null && value.resetTime > day.current
  return (
    <ResourceView resource={tasks} shape={['44px', '248px', '84px', '84px', '84px']}>
      {value && (
        <>
          <Kinds>
            <SegmentedControl
              label={t('bonus.tasks.kind')}
              options={KINDS.map((one) => ({ value: one, label: t(`bonus.tasks.${one}`) }))}
              value={kind}
              onChange={choose}
            />
          </Kinds>
          {turned && (
            <Note tone="info" live>
              <strong>{t('bonus.tasks.turned')}</strong> <span>{t('bonus.tasks.turned.text')}</span>
            </Note>
          )}
          <MissedNote />
          <Columns>
            {kind === 'daily' && <Chests />}
            <List>
              <TaskList
                tasks={value.list.filter((task) => task.kind === kind)}
                primary={kind !== 'daily' || store.readyFrom(['chest']).length === 0}
                until={kind === 'daily' ? value.resetTime : undefined}
              />
            </List>
          </Columns>
        </>
      )}
    </ResourceView>
  )
})

const Kinds = styled.div`
  ${theme.media.tablet} {
    max-inline-size: 25rem;
  }
`

const List = styled(Stack)`
  ${theme.media.tablet} {
    --head-space: 0 10px;
  }
`
