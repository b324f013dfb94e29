import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { lazyScreen } from '../../../ui/lazyScreen'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { Tabs } from '../../../ui/navigation/Tabs'
import { RECORDS } from './records'

// Lazy: it imports the filters and rows of all views.
const ExportButton = lazyScreen(() => import('./ExportButton').then((m) => m.ExportButton))
const views = {
  deposits: lazyScreen(() => import('./Deposits').then((m) => m.Deposits)),
  withdrawals: lazyScreen(() => import('./Withdrawals').then((m) => m.Withdrawals)),
  everything: lazyScreen(() => import('./Movements').then((m) => m.Movements)),
}

/** Deposits, withdrawals and every movement of coin (`/wallets/record`, spec §2); the view is in the URL. */
export const RecordScreen = observer(function RecordScreen() {
  const { session, config } = useStores()
  const { t } = useTranslation()
  const [view, choose] = useUrlFilter('view', RECORDS)
  const title = t('title.walletRecord')
  const View = views[view]
  return (
    <TaskPage
      title={title}
      wide
      end={
        session.signedIn &&
        config.config && (
          <Suspense fallback={null}>
            <ExportButton view={view} />
          </Suspense>
        )
      }
    >
      {session.signedIn ? (
        <Tabs
          label={title}
          tabs={RECORDS.map((id) => ({ id, label: t(`record.view.${id}`) }))}
          selected={view}
          onSelect={choose}
        >
          {/* Channels have their names from the configuration. */}
          <Suspense fallback={<ViewSkeleton />}>{config.config ? <View /> : <ViewSkeleton />}</Suspense>
        </Tabs>
      ) : (
        <SignedOut />
      )}
    </TaskPage>
  )
})

function ViewSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Skeleton blockSize="360px" />
    </SkeletonGroup>
  )
}
