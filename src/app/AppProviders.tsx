import type { PropsWithChildren } from 'react'
import { copyText } from '../platform/device/clipboard'
import { DemoHelp, type DemoHelpValue } from '../stores/react/demoHelp'
import { IsRouteProvider } from '../stores/react/isRoute'
import { StoresProvider } from '../stores/react/stores'
import type { RootStore } from '../stores/root/RootStore'
import { ClipboardProvider } from '../ui/actions/useCopy'
import { isRoute } from './routing/matchRoute'

type AppProvidersProps = PropsWithChildren<{
  root: RootStore
  /** Extras of the demo. */
  demo?: DemoHelpValue | null | undefined
}>

/** What every component of the product may ask for; the router is the entry's. */
export function AppProviders({ root, demo = null, children }: AppProvidersProps) {
  return (
    <StoresProvider value={root}>
      <DemoHelp value={demo}>
        <IsRouteProvider value={isRoute}>
          <ClipboardProvider value={root.platform.sharing?.copy ?? copyText}>{children}</ClipboardProvider>
        </IsRouteProvider>
      </DemoHelp>
    </StoresProvider>
  )
}
