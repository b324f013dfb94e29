import { SLOTS_HACK } from '../../domain/activity/activityKinds'
import { ActivityScreen } from './ActivityScreen'

/** The slots challenge (`/activity/slotshack`). */
export const SlotsHackScreen = () => <ActivityScreen id={String(SLOTS_HACK)} />
