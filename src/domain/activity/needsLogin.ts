import type { Activity } from '../../contract/activity/activity'

/** Whether an activity requires login first (spec §2, §6). */
export const needsLogin = (activity: Pick<Activity, 'unloginShowStatus'> | undefined, signedIn: boolean): boolean =>
  !signedIn && activity?.unloginShowStatus === 0
