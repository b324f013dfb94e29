import { useEffect } from 'react'
import { canInstall } from '../../platform/device/install'
import { useFeature, useStores } from '../../stores/react/stores'
import { StartupStore } from '../../stores/shell/StartupStore'

/** Start-up pop-ups open while this is mounted: on pages without a game or a form. */
export function StartupPopups() {
  const startup = useFeature(StartupStore)
  const { platform } = useStores()
  useEffect(() => startup.start({ canInstall: canInstall(platform.device) }), [startup, platform])
  return null
}
