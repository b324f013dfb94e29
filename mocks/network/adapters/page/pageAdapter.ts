import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { type DefineNetworkOptions, defineNetwork, InterceptorSource } from 'msw/experimental'
import type { Backend } from '../../state/backend'
import { WorldHandler } from '../msw/worldHandler'
import { installBeaconAdapter } from './beaconAdapter'
import { isOutbound, watchOutbound } from './outbound'

export interface PageAdapter {
  /** MSW's network: handlers added here run before the world's. */
  readonly network: Pick<ReturnType<typeof defineNetwork>, 'use' | 'resetHandlers'>
  open(): Promise<void>
  close(): Promise<void>
}

type Unhandled = NonNullable<DefineNetworkOptions<InterceptorSource[]>['onUnhandledFrame']>

const requestOf = (data: unknown): Request | null =>
  typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request
    ? data.request
    : null

/**
 * Answers fetch, XHR and beacons of this page from the backend. They are intercepted in the page instead of by MSW's
 * service worker, so that the product's own can be registered. Unanswered calls and requests to other hosts are
 * reported and fail.
 */
export const pageAdapter = (backend: Backend, origin = globalThis.location.origin): PageAdapter => {
  const onOutbound = (url: URL) => backend.reportError(`${url.href} would have left the simulated world`)
  const refuse: Unhandled = ({ frame }) => {
    const request = requestOf(frame.data)
    const url = request && new URL(request.url)
    if (!url || !isOutbound(url, origin)) return
    onOutbound(url)
    throw Response.error()
  }
  const network = defineNetwork({
    sources: [
      new InterceptorSource({
        // Their event maps are narrower than the parameter type; msw casts its own in the same way.
        interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] as never[],
      }),
    ],
    handlers: [new WorldHandler(backend)],
    onUnhandledFrame: refuse,
    context: { quiet: true },
  })
  let stops: (() => void)[] = []
  return {
    network,
    open: async () => {
      await network.enable()
      stops = [installBeaconAdapter(backend, origin, onOutbound), watchOutbound(origin, onOutbound)]
    },
    close: async () => {
      for (const stop of stops) stop()
      await network.disable()
    },
  }
}
