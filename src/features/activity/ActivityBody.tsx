import { observer } from 'mobx-react-lite'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { useStores } from '../../stores/core/react'
import { lazyScreen } from '../../ui/lazyScreen'
import { ActivityColumns } from './ActivityColumns'
import { ActivityTerms } from './ActivityTerms'
import type { ActivityAction as Action } from './general/ActivityAction'

// After the page's head, which says what it is about.
const ActivityAction = lazyScreen<ComponentProps<typeof Action>>(() =>
  import('./general/ActivityAction').then((m) => m.ActivityAction),
)

interface ActivityBodyProps extends ComponentProps<typeof Action> {
  terms: readonly string[]
  /** What the activity consists of, such as its steps. */
  children: ReactNode
}

/** Below the head of an activity: what it consists of, its terms, and for a player the action. */
export const ActivityBody = observer(function ActivityBody({ terms, children, ...action }: ActivityBodyProps) {
  const { session } = useStores()
  return (
    <ActivityColumns>
      <div>{children}</div>
      <div>
        <ActivityTerms rules={terms} />
        {session.signedIn && (
          <Suspense fallback={null}>
            <ActivityAction {...action} />
          </Suspense>
        )}
      </div>
    </ActivityColumns>
  )
})
