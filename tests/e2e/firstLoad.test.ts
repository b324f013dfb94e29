import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { browserArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { blockingTasks } from '../perf/blocking/trace'
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

  it('[PERF-01] has no long task', async () => {
    const site = await startProduct({ persona })
    onTestFinished(site.close)
    // A browser of its own: the trace is one of all its pages.
    const own = await chromium.launch({ executablePath: await ensureChromium(), args: browserArgs })
    onTestFinished(() => own.close())
    // Two loads, since what else the machine does only ever adds.
    const loads = [await blockingTasks(own, site), await blockingTasks(own, site)].map((tasks) =>
      tasks.filter(({ cpu }) => cpu > LIMITS.taskCpu),
    )
    expect(loads.sort((a, b) => a.length - b.length)[0]).toEqual([])
  })
})
