import { ACTIVITY } from '../../domain/activity/activities'
import { GeneralActivity } from './GeneralActivity'

/** Rewards for following our channels (`/activity/follow`). */
export const FollowScreen = () => <GeneralActivity id={String(ACTIVITY.followRewards)} />
