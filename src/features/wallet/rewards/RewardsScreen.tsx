import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { RewardsStore } from '../../../stores/wallet/RewardsStore'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { lazyScreen } from '../../../ui/lazyScreen'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { Tabs } from '../../../ui/navigation/Tabs'
import { Points } from './Points'
import { PointsFoot } from './PointsFoot'

const VIEWS = ['points', 'coupons'] as const
// Lazy: with it the start of the page would weigh too much.
const Coupons = lazyScreen(() => import('./Coupons').then((m) => m.Coupons))
const views = { points: Points, coupons: Coupons }

/** The player's points and coupons (`/points`, spec §2); the view is in the URL. */
export const RewardsScreen = observer(function RewardsScreen() {
  const { session } = useStores()
  const { points, rate } = useFeature(RewardsStore)
  const { t } = useTranslation()
  const [view, choose] = useUrlFilter('view', VIEWS)
  const View = views[view]
  const canConvert = session.signedIn && view === 'points' && rate && points >= rate.points
  return (
    <TaskPage title={t('title.points')} foot={canConvert && <PointsFoot />}>
      {session.signedIn ? (
        <Tabs
          label={t('title.points')}
          tabs={VIEWS.map((id) => ({ id, label: t(`rewards.view.${id}`) }))}
          selected={view}
          onSelect={choose}
        >
          <Suspense fallback={<Skeleton blockSize="110px" />}>
            <View />
          </Suspense>
        </Tabs>
      ) : (
        <SignedOut title={t('rewards.visitor')} text={t('rewards.visitor.text')} />
      )}
    </TaskPage>
  )
})
