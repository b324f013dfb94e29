import type { Activity } from '../../contract/activity/activity'

/** Whether an activity, by its tile or its page, must first lead to the login (spec §2, §6). */
export const needsLogin = (activity: Pick<Activity, 'unloginShowStatus'> | undefined, signedIn: boolean): boolean =>
  !signedIn && activity?.unloginShowStatus === 0
