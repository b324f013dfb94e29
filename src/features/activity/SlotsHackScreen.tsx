import { ACTIVITY } from '../../domain/activity/activities'
import { GeneralActivity } from './GeneralActivity'

/** The slots challenge (`/activity/slotshack`). */
export const SlotsHackScreen = () => <GeneralActivity id={String(ACTIVITY.slotsHack)} />
