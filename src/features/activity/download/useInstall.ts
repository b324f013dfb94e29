import { useEffect } from 'react'
import { ACTIVITY } from '../../../domain/activity/activities'
import { stepState } from '../../../domain/activity/activityStep'
import { useFeature, useStores } from '../../../stores/react/stores'
import { InstallStore } from '../../../stores/shell/InstallStore'
import { useActivityPage } from '../useActivityPage'

/** The app on the home screen: whether it is there or offered, and the player's reward for it. Use in observers. */
export function useInstall() {
  const { session } = useStores()
  const install = useFeature(InstallStore)
  const page = useActivityPage(ACTIVITY.download)
  const { installed } = install
  const reward = session.signedIn ? page.detail.value?.steps[0] : undefined
  const waits = session.signedIn && !page.detail.value && !page.detail.failure
  useEffect(() => install.subscribe(), [install])
  useEffect(() => {
    if (installed && reward && stepState(reward) === 'locked') page.visited(reward)
  }, [installed, reward, page])
  return { install, page, reward, waits }
}
