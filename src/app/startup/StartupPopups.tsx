import { useEffect } from 'react'
import { stopAll } from '../../platform/clock'
import { canInstall } from '../../platform/device/install'
import { useFeature, useStores } from '../../stores/react/stores'
import { StartupStore } from '../../stores/shell/StartupStore'

const TOUCHES = ['scroll', 'pointerup', 'keyup'] as const

/** Start-up pop-ups open while this is mounted: on pages without a game or a form. */
export function StartupPopups() {
  const startup = useFeature(StartupStore)
  const { platform } = useStores()
  useEffect(() => {
    const touch = () => startup.touch()
    for (const name of TOUCHES) addEventListener(name, touch, { once: true, passive: true })
    const forget = () => {
      for (const name of TOUCHES) removeEventListener(name, touch)
    }
    return stopAll([startup.start({ canInstall: canInstall(platform.device) }), forget])
  }, [startup, platform])
  return null
}
