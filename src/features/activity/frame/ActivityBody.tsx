import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
import { ACTIVITY } from '../../../domain/activity/activities'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { ActivityAction } from '../general/ActivityAction'
import { ActivityColumns } from './ActivityColumns'
import { ActivityTerms } from './ActivityTerms'

interface ActivityBodyProps extends ComponentProps<typeof ActivityAction> {
  terms: readonly string[]
  /** What the activity consists of, such as its steps. */
  children: ReactNode
}

/** Below the head of an activity: what it consists of, its terms, and for a player the action. */
export const ActivityBody = observer(function ActivityBody({ terms, children, ...action }: ActivityBodyProps) {
  const { session } = useStores()
  const { t } = useTranslation()
  const isNews = action.page.activityId === ACTIVITY.notice
  return (
    <ActivityColumns>
      <div>{children}</div>
      <div>
        <ActivityTerms rules={terms} title={isNews ? t('activity.news') : undefined} />
        {session.signedIn && (
          <Action>
            <ActivityAction {...action} />
          </Action>
        )}
      </div>
    </ActivityColumns>
  )
})

/** At the page's foot on phones, where it sticks; above the terms in a column of its own. */
const Action = styled.div`
  display: contents;
  ${theme.media.tablet} {
    display: block;
    order: -1;
    &:empty {
      display: none;
    }
  }
`
