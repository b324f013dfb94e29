import { useEffect } from 'react'
import { canInstall } from '../platform/device/install'
import { useFeature, useStores } from '../stores/core/react'
import { StartupStore } from '../stores/shell/StartupStore'
import { hasModal } from './builtModals'

/** Lets the start-up pop-ups open while it is mounted: on pages where no game runs and no form is filled in. */
export function StartupPopups() {
  const startup = useFeature(StartupStore)
  const { platform } = useStores()
  useEffect(() => startup.start({ isBuilt: hasModal, canInstall: canInstall(platform.device) }), [startup, platform])
  return null
}
