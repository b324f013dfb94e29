import { useEffect } from 'react'
import { useFeature } from '../stores/react'
import { StartupStore } from '../stores/StartupStore'
import { hasModal } from './builtModals'

/** Lets the start-up pop-ups open while it is mounted: on pages where no game runs and no form is filled in. */
export function StartupPopups() {
  const startup = useFeature(StartupStore)
  useEffect(() => startup.start(hasModal), [startup])
  return null
}
