import type { ActivityStep } from '../../../contract/activity/activityPage'
import type { ActivityPage } from '../../../stores/activity/ActivityPageStore'

/** What every module of the general page is given. */
export interface ModuleProps {
  page: ActivityPage
  steps: readonly ActivityStep[]
  /** Goes to the page that a step asks to visit. */
  onVisit: (step: ActivityStep) => void
}
