import { ACTIVITY } from '../../domain/activity/activities'
import { ActivityScreen } from './ActivityScreen'

/** The slots challenge (`/activity/slotshack`). */
export const SlotsHackScreen = () => <ActivityScreen id={String(ACTIVITY.slotsHack)} />
