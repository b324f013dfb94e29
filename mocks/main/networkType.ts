import type { Platform } from '../../src/platform'
import { browserNetworkType } from '../../src/platform/device/network'
import type { Backend } from '../network/state/backend'

/** The network type of the world's latency, else the browser's own. */
export const networkTypeOf =
  (backend: Pick<Backend, 'latency'>): Platform['networkType'] =>
  () =>
    backend.latency.network ?? browserNetworkType()
