import { describe, expect, it, vi } from 'vitest'
import { browserPwa, noPwa, type PwaState } from '../../src/platform/device/pwa'

class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn()
  change() {
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  readonly update = vi.fn(async () => undefined)
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration()
  readonly register = vi.fn(async (_url: string) => this.registration)
}

function setUp() {
  const container = new FakeContainer()
  // The fakes implement exactly the members in use.
  const pwa = browserPwa(container as unknown as ServiceWorkerContainer)
  const states: PwaState[] = []
  pwa.onChange((state) => states.push(state))
  return { container, pwa, states, registration: container.registration }
}

describe('the service worker behind its interface', () => {
  it('[PWA-01] registers the worker and says when the product is ready for offline use', async () => {
    const { container, pwa, states, registration } = setUp()
    const worker = new FakeWorker()
    registration.installing = worker
    await pwa.start()
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js')
    registration.installing = null
    registration.active = worker
    worker.change()
    expect(states).toEqual(['registering', 'ready'])
  })

  it('[PWA-01] reports a waiting version, and activates it only on request', async () => {
    const { pwa, states, registration } = setUp()
    registration.active = new FakeWorker()
    await pwa.start()
    const next = new FakeWorker()
    registration.installing = next
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    registration.waiting = next
    next.change()
    expect(states).toEqual(['registering', 'ready', 'waiting'])
    expect(next.postMessage).not.toHaveBeenCalled()
    pwa.activate()
    expect(next.postMessage).toHaveBeenCalledExactlyOnceWith('skipWaiting')
  })

  it('[ERR-02] flags a failed registration in silence', async () => {
    const { container, pwa, states } = setUp()
    container.register.mockRejectedValueOnce(new Error('no worker'))
    await pwa.start()
    expect(states).toEqual(['registering', 'failed'])
  })

  it('[PWA-01] takes the first worker of a page for what it is: no new version', async () => {
    const { container, pwa } = setUp()
    const takeover = vi.fn()
    pwa.onTakeover(takeover)
    container.dispatchEvent(new Event('controllerchange'))
    expect(takeover).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    expect(takeover).toHaveBeenCalledOnce()
  })

  it('[PWA-01] looks for a new version, and a failed look is no failure', async () => {
    const { pwa, registration } = setUp()
    await pwa.start()
    registration.update.mockRejectedValueOnce(new Error('offline'))
    await expect(pwa.check()).resolves.toBeUndefined()
    expect(registration.update).toHaveBeenCalledOnce()
  })

  it('is off where the browser has no service worker', async () => {
    expect(browserPwa(null)).toBe(noPwa)
    await noPwa.start()
    expect(noPwa.state()).toBe('off')
  })
})
