import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { Tabs } from '../../../ui/navigation/Tabs'
import { Deposits } from './Deposits'
import { ExportButton } from './ExportButton'
import { Movements } from './Movements'
import { RECORDS } from './records'
import { Withdrawals } from './Withdrawals'

const views = { deposits: Deposits, withdrawals: Withdrawals, everything: Movements }

/** Deposits, withdrawals and every movement of coin (`/wallets/record`, spec §2); the view is in the URL. */
export const RecordScreen = observer(function RecordScreen() {
  const { session, config } = useStores()
  const { t } = useTranslation()
  const [view, choose] = useUrlFilter('view', RECORDS)
  const title = t('title.walletRecord')
  const View = views[view]
  return (
    <TaskPage title={title} end={session.signedIn && config.config && <ExportButton view={view} />}>
      {session.signedIn ? (
        <Tabs
          label={title}
          tabs={RECORDS.map((id) => ({ id, label: t(`record.view.${id}`) }))}
          selected={view}
          onSelect={choose}
        >
          {/* Channels have their names from the configuration. */}
          {config.config ? <View /> : <ViewSkeleton />}
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
