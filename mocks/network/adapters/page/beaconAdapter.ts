import type { Backend } from '../../state/backend'
import { isCall } from '../exchange'
import { isEscape } from './outbound'

/** The most that browsers take as a beacon, in bytes. */
const LARGEST = 65_536

const sizeOf = (data: BodyInit | null | undefined): number =>
  data instanceof Blob ? data.size : typeof data === 'string' ? new TextEncoder().encode(data).length : 0

/** Beacons pass by every interception of fetch: here they are handed to the world too. */
export const catchBeacons = (backend: Backend, origin: string, alarm: (url: URL) => void): (() => void) => {
  // Absent where there is no page, as in tests of this door in Node.
  const navigator = globalThis.navigator as Navigator | undefined
  if (!navigator) return () => undefined
  const own = navigator.sendBeacon as Navigator['sendBeacon'] | undefined
  const send = (target: string | URL, data?: BodyInit | null): boolean => {
    const url = new URL(target, origin)
    if (isCall(url) && url.origin === origin) {
      if (sizeOf(data) > LARGEST) return false
      const deliver = (body: string) =>
        backend.handle({ method: 'POST', path: url.pathname, headers: {}, body }).catch(backend.complain)
      void (data instanceof Blob ? data.text().then(deliver) : deliver(typeof data === 'string' ? data : ''))
      return true
    }
    if (!isEscape(url, origin)) return own?.call(navigator, target, data) ?? false
    alarm(url)
    return false
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true, writable: true })
  return () => {
    // What stands on the prototype comes back by taking ours away.
    Reflect.deleteProperty(navigator, 'sendBeacon')
  }
}
