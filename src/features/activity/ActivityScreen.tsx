import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { ActivityStep } from '../../contract/activity/activityPage'
import { activityKind } from '../../domain/activity/activityKinds'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { usePages } from '../../stores/shell/pages'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ActivityFrame } from './ActivityFrame'
import { ActivityHero } from './ActivityHero'
import { ActivityTerms } from './ActivityTerms'
import { StepRow } from './steps/StepRow'
import { TimeLeft } from './TimeLeft'
import { useActivityPage } from './useActivityPage'

/** Generic activity page, rendered from the backend's data (`/activity/:id`). */
export const ActivityScreen = observer(function ActivityScreen({ id }: { id?: string | undefined }) {
  const activityId = Number(id)
  const { session } = useStores()
  const { t } = useTranslation()
  const pages = usePages()
  const navigate = useNavigate()
  const page = useActivityPage(activityId)
  const { next } = page
  const visit = (step: ActivityStep) => {
    page.visited(step)
    if (step.goTo !== undefined && pages.isBuilt(step.goTo)) void navigate(step.goTo)
  }
  return (
    <ActivityFrame page={page}>
      {({ title, rules, steps, endTime }) => (
        <>
          <ActivityHero
            art={activityKind(activityId)?.art ?? 'gift'}
            title={title}
            time={endTime !== undefined && <TimeLeft until={endTime} onEnd={() => void page.detail.refresh()} />}
          />
          {steps.length > 0 && (
            <Steps aria-label={t('activity.steps')}>
              {steps.map((step) => (
                <StepRow key={step.id} page={page} step={step} signedIn={session.signedIn} onVisit={visit} />
              ))}
            </Steps>
          )}
          <ActivityTerms rules={rules} />
          {next && (
            <Button wide size="lg" busy={page.busy} onClick={() => page.receive(next)}>
              {t('activity.claimNext', { title: next.title })}
            </Button>
          )}
        </>
      )}
    </ActivityFrame>
  )
})

const Steps = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
