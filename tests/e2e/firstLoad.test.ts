import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { loadLobby } from '../perf/load/firstLoad'
import { LIMITS } from '../perf/load/limits'
import { startProduct } from '../support/productSite'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.connect(inject('browserUrl'))
})
afterAll(() => browser.close())

describe.each(['visitor', 'regular'])('the first load of a %s, until everything above the fold is shown', (persona) => {
  it('[PERF-01] keeps to its bytes, scripts and requests, and nothing moves', async () => {
    const site = await startProduct({ persona })
    onTestFinished(site.close)
    const { scriptBytes, scripts, requests, cls } = await loadLobby(browser, site, { dir: 'dist', foldOnly: true })
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(LIMITS.scripts)
    expect(scriptBytes).toBeLessThanOrEqual(LIMITS.scriptBytes)
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(LIMITS.requests)
    expect(cls).toBeLessThanOrEqual(LIMITS.cls)
  })
})
