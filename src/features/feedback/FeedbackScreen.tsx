import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { IconLink } from '../../ui/actions/IconLink'
import { history } from '../../ui/art/icons/icons'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { TaskPage } from '../../ui/layout/TaskPage'
import { useTablet } from '../../ui/layout/useMedia'
import { lazyScreen } from '../../ui/lazyScreen'
import { SignedOut } from '../../ui/lists/SignedOut'

const FeedbackForm = lazyScreen(() => import('./FeedbackForm').then((m) => m.FeedbackForm), 'images')
// Lazy: beside the form, where there is room.
const Entries = lazyScreen(() => import('./Entries').then((m) => m.Entries))

/** Feedback with images (`/feedback`, spec §2); beside it, from the width of a tablet, what was sent before. */
export const FeedbackScreen = observer(function FeedbackScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const isWide = useTablet()
  return (
    <TaskPage
      title={t('title.feedback')}
      wide
      end={
        session.signedIn && !isWide && <IconLink of={history} label={t('title.feedbackRecord')} to="/feedback/record" />
      }
    >
      {session.signedIn ? (
        <Columns>
          <Suspense fallback={<Skeleton blockSize="420px" />}>
            <Stack>
              <FeedbackForm />
            </Stack>
          </Suspense>
          {isWide && (
            <Suspense fallback={<Skeleton blockSize="360px" />}>
              <Entries titled />
            </Suspense>
          )}
        </Columns>
      ) : (
        <SignedOut />
      )}
    </TaskPage>
  )
})
