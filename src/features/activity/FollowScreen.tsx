import { ACTIVITY } from '../../contract/activity/activityTypes'
import { ActivityScreen } from './ActivityScreen'

/** Rewards for following our channels (`/activity/follow`). */
export const FollowScreen = () => <ActivityScreen id={String(ACTIVITY.followRewards)} />
