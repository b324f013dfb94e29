import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { TaskPage } from '../../ui/layout/TaskPage'
import { lazyScreen } from '../../ui/lazyScreen'
import { SignedOut } from '../../ui/lists/SignedOut'

const Entries = lazyScreen(() => import('./Entries').then((m) => m.Entries))

/** The player's feedback, newest first (`/feedback/record`, spec §2). */
export const RecordScreen = observer(function RecordScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  return (
    <TaskPage title={t('title.feedbackRecord')} wide>
      {session.signedIn ? (
        <Suspense fallback={<Skeleton blockSize="360px" />}>
          <Entries />
        </Suspense>
      ) : (
        <SignedOut />
      )}
    </TaskPage>
  )
})
