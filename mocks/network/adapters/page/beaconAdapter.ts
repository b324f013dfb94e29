import type { Backend } from '../../state/backend'
import { isCall } from '../exchange'
import { isOutbound } from './outbound'

/** Browsers refuse larger beacons, bytes. */
const MAX_BEACON = 65_536

const sizeOf = (data: BodyInit | null | undefined): number =>
  data instanceof Blob ? data.size : typeof data === 'string' ? new TextEncoder().encode(data).length : 0

/** The fetch interceptors do not cover `navigator.sendBeacon`, so it is patched here. Returns the undo. */
export const installBeaconAdapter = (
  backend: Backend,
  origin: string,
  onOutbound: (url: URL) => void,
): (() => void) => {
  // Absent in Node.
  const navigator = globalThis.navigator as Navigator | undefined
  if (!navigator) return () => undefined
  const native = navigator.sendBeacon as Navigator['sendBeacon'] | undefined
  const send = (target: string | URL, data?: BodyInit | null): boolean => {
    const url = new URL(target, origin)
    if (isCall(url) && url.origin === origin) {
      if (sizeOf(data) > MAX_BEACON) return false
      const deliver = (body: string) =>
        backend.handle({ method: 'POST', path: url.pathname, headers: {}, body }).catch(backend.reportError)
      void (data instanceof Blob ? data.text().then(deliver) : deliver(typeof data === 'string' ? data : ''))
      return true
    }
    if (!isOutbound(url, origin)) return native?.call(navigator, target, data) ?? false
    onOutbound(url)
    return false
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true, writable: true })
  return () => {
    // Uncovers the native method on the prototype.
    Reflect.deleteProperty(navigator, 'sendBeacon')
  }
}
