import { useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { type ActivityPage, ActivityPageStore } from '../../stores/activity/ActivityPageStore'
import { useFeature } from '../../stores/core/react'

/** The page of an activity, read while it is on screen and anew for whoever comes. */
export const useActivityPage = (activityId: number): ActivityPage => {
  const store = useFeature(ActivityPageStore)
  const { i18n } = useTranslation()
  const { language } = i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other texts
  useEffect(() => {
    const { detail } = store.page(activityId)
    // What was read before stands until it has been read again.
    if (detail.value) void detail.refresh()
    return detail.watch()
  }, [store, activityId, language])
  return store.page(activityId)
}
