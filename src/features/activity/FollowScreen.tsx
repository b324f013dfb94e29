import { ACTIVITY } from '../../domain/activity/activities'
import { ActivityScreen } from './ActivityScreen'

/** Rewards for following our channels (`/activity/follow`). */
export const FollowScreen = () => <ActivityScreen id={String(ACTIVITY.followRewards)} />
