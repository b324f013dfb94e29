import type { Platform } from '../../src/platform'
import { browserNetworkType } from '../../src/platform/network'
import type { Backend } from '../network/backend'

/** The network type that the app sees: that of the world's latency, else the browser's own. */
export const networkTypeOf =
  (backend: Pick<Backend, 'latency'>): Platform['networkType'] =>
  () =>
    backend.latency.network ?? browserNetworkType()
