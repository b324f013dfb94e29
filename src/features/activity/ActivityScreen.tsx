import { Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { ACTIVITY, activityKind } from '../../domain/activity/activities'
import { lazyScreen } from '../../ui/lazyScreen'
import { GeneralActivity } from './GeneralActivity'

const InviteScreen = lazyScreen(
  () => import('./invite/InviteScreen').then((m) => m.InviteScreen),
  'invite',
  'share',
  'money',
)

/**
 * The page of an activity by its id (`/activity/:id`). A kind with a page of its own leads there; the invite wheel is
 * the one with a look of its own.
 */
export const ActivityScreen = ({ id }: { id?: string | undefined }) => {
  const target = activityKind(Number(id))?.target
  if (Number(id) === ACTIVITY.luckyJackpot) return <Navigate to="/activity/jackpot" replace />
  if (target?.to === 'route') return <Navigate to={target.path} replace />
  return Number(id) === ACTIVITY.inviteUserSpin ? (
    <Suspense fallback={null}>
      <InviteScreen />
    </Suspense>
  ) : (
    <GeneralActivity id={id} />
  )
}
