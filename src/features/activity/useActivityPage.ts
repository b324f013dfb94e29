import { useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { type ActivityPage, ActivityPageStore } from '../../stores/activity/ActivityPageStore'
import { useFeature } from '../../stores/core/react'

/** Loads an activity page while it is on screen, again for each new session. */
export const useActivityPage = (activityId: number): ActivityPage => {
  const store = useFeature(ActivityPageStore)
  const { i18n } = useTranslation()
  const { language } = i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other texts
  useEffect(() => {
    const { detail } = store.page(activityId)
    // Keep the previous value on screen while it reloads.
    if (detail.value) void detail.refresh()
    return detail.watch()
  }, [store, activityId, language])
  return store.page(activityId)
}
