import { ACTIVITY } from '../../contract/activity/activityTypes'
import { ActivityScreen } from './ActivityScreen'

/** The slots challenge (`/activity/slotshack`). */
export const SlotsHackScreen = () => <ActivityScreen id={String(ACTIVITY.slotsHack)} />
