import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserDevice } from '../../src/platform/device/device'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

/** The device for a user agent; the app wrapper injects an object into the page. */
const deviceOf = (userAgent: string, injected: object = {}) => {
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('window', injected)
  vi.stubGlobal('document', { referrer: '', documentElement: { dataset: {} } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  return browserDevice()
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('[PWA-02] the embedded-app wrapper', () => {
  it('is known by its mark in the user agent', () => {
    expect(deviceOf(`${PHONE} KismaraApp/3.2`).inWrapper).toBe(true)
  })

  it('is known by the object that it injects', () => {
    expect(deviceOf(PHONE, { KismaraBridge: {} }).inWrapper).toBe(true)
  })

  it('is not seen where there is none', () => {
    expect(deviceOf(PHONE).inWrapper).toBe(false)
    expect(deviceOf(`${PHONE} Kismara`).inWrapper).toBe(false)
  })
})
