import { FOLLOW_REWARDS } from '../../domain/activity/activityKinds'
import { ActivityScreen } from './ActivityScreen'

/** Rewards for following our channels (`/activity/follow`). */
export const FollowScreen = () => <ActivityScreen id={String(FOLLOW_REWARDS)} />
