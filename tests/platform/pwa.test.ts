import { describe, expect, it, vi } from 'vitest'
import { browserPwa, noPwa } from '../../src/platform/device/pwa'

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
  readonly ready = Promise.resolve(this.registration)
}

function setUp() {
  const container = new FakeContainer()
  // The fakes implement exactly the members in use.
  const pwa = browserPwa(container as unknown as ServiceWorkerContainer)
  const told = vi.fn()
  pwa.onVersion(told)
  const { registration } = container
  /** A version that has been installed and waits. */
  const install = () => {
    const next = new FakeWorker()
    registration.installing = next
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    registration.waiting = next
    next.change()
    return next
  }
  return { container, pwa, registration, told, install }
}

describe('the service worker behind its interface', () => {
  it('[PWA-01] registers the worker and says when the product is ready for offline use', async () => {
    const { container, pwa, registration, told } = setUp()
    expect(pwa.state()).toBe('registering')
    registration.active = new FakeWorker()
    await pwa.start()
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js')
    expect(pwa.state()).toBe('ready')
    expect(told).not.toHaveBeenCalled()
  })

  it('[PWA-01] reports a waiting version, and lets it take over only on request', async () => {
    const { container, pwa, registration, told, install } = setUp()
    registration.active = new FakeWorker()
    await pwa.start()
    const next = install()
    expect(pwa.state()).toBe('waiting')
    expect(told).toHaveBeenCalledOnce()
    expect(next.postMessage).not.toHaveBeenCalled()
    const taken = pwa.takeOver()
    expect(next.postMessage).toHaveBeenCalledExactlyOnceWith('skipWaiting')
    registration.waiting = null
    registration.active = next
    container.dispatchEvent(new Event('controllerchange'))
    expect(await taken).toBe(true)
    expect(pwa.state()).toBe('replaced')
  })

  it('[PWA-01] reports one that waited before the page was opened', async () => {
    const { pwa, registration, told } = setUp()
    registration.active = new FakeWorker()
    registration.waiting = new FakeWorker()
    await pwa.start()
    expect(told).toHaveBeenCalledOnce()
  })

  it('[PWA-01] waits for the newest of two versions', async () => {
    const { pwa, registration, install } = setUp()
    registration.active = new FakeWorker()
    await pwa.start()
    install()
    registration.installing = new FakeWorker()
    expect(pwa.state()).toBe('ready')
  })

  it('[PWA-01] says so when a version does not take over', async () => {
    vi.useFakeTimers()
    try {
      const { pwa, registration, install } = setUp()
      registration.active = new FakeWorker()
      await pwa.start()
      install()
      const taken = pwa.takeOver()
      vi.advanceTimersByTime(10_000)
      expect(await taken).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('[ERR-02] flags a failed registration in silence', async () => {
    const { container, pwa } = setUp()
    container.register.mockRejectedValueOnce(new Error('no worker'))
    await pwa.start()
    expect(pwa.state()).toBe('failed')
  })

  it('[PWA-01] takes the first worker of a page for what it is: no new version', async () => {
    const { container, pwa, registration, told } = setUp()
    registration.active = new FakeWorker()
    await pwa.start()
    container.dispatchEvent(new Event('controllerchange'))
    expect(told).not.toHaveBeenCalled()
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
