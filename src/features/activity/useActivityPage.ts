import { useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { type ActivityPage, ActivityPageStore } from '../../stores/activity/ActivityPageStore'
import { useFeature } from '../../stores/react/stores'

/** Loads an activity page while it is on screen, again for each new session. */
export const useActivityPage = (activityId: number): ActivityPage => {
  const store = useFeature(ActivityPageStore)
  const { i18n } = useTranslation()
  const { language } = i18n
  const page = store.page(activityId)
  useEffect(() => store.subscribe(page), [store, page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload in another language
  useEffect(() => {
    // The old texts stay until the new ones load.
    if (page.detail.value) void page.detail.refresh()
  }, [page, language])
  return page
}
