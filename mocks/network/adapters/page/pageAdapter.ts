import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { type DefineNetworkOptions, defineNetwork, InterceptorSource } from 'msw/experimental'
import type { Backend } from '../../state/backend'
import { WorldHandler } from '../msw/worldHandler'
import { catchBeacons } from './beaconAdapter'
import { takeShortWay } from './fetchAdapter'
import { isEscape, watchEscapes } from './outbound'

/** A world that answers the requests of the page it lives in. */
export interface PageDoor {
  /** MSW's network, for those who hang handlers of their own before the world's. */
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
 * The world as the network of this page: fetch, XHR and beacons are caught in the page itself, so that the product's own
 * service worker can live beside it. Calls that nobody answers and foreign hosts are an alarm and get no connection.
 */
export const pageDoor = (backend: Backend, origin = globalThis.location.origin): PageDoor => {
  const alarm = (url: URL) => backend.complain(`${url.href} would have left the simulated world`)
  const refuse: Unhandled = ({ frame }) => {
    const request = requestOf(frame.data)
    const url = request && new URL(request.url)
    if (!url || !isEscape(url, origin)) return
    alarm(url)
    throw Response.error()
  }
  const ours = new WorldHandler(backend)
  const network = defineNetwork({
    sources: [
      new InterceptorSource({
        // Their event maps are narrower than the parameter's; msw casts its own in the same way.
        interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] as never[],
      }),
    ],
    handlers: [ours],
    onUnhandledFrame: refuse,
    context: { quiet: true },
  })
  let stops: (() => void)[] = []
  return {
    network,
    open: async () => {
      await network.enable()
      const guests = () => network.listHandlers().length > 1
      stops = [takeShortWay(backend, origin, guests), catchBeacons(backend, origin, alarm), watchEscapes(origin, alarm)]
    },
    close: async () => {
      for (const stop of stops) stop()
      await network.disable()
    },
  }
}
