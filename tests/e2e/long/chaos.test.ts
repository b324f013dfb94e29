import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTape } from '../../../mocks/network/tape/tape'
import { browserArgs, findChromium } from '../../../scripts/chromium.mjs'
import { type Host, openHost } from '../../chaos/host'
import { chaosArgs } from '../../chaos/session'
import { replay, shrink, walk } from '../../chaos/walk'

let browser: Browser
let host: Host
beforeAll(async () => {
  const executablePath = findChromium()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArgs, ...chaosArgs] })
  host = await openHost()
})
afterAll(() => Promise.all([browser?.close(), host?.close()]))

/** Steps that load a document. */
const LOADS = ['back', 'deploy', 'enter', 'forward', 'open', 'reload']

/** Runs in each document: the third one of a tab throws. What can be tapped depends on how far a page has come. */
const plantFault = () => {
  if (location.protocol === 'about:' || window !== window.top) return
  // The tab's name outlives its documents; its storage is cleared by a new world.
  window.name = `${Number(window.name) + 1}`
  if (window.name === '3')
    setTimeout(() => {
      throw new Error('planted')
    })
}

it('[QA-04] a walk finds a planted fault, shrinks it to what it takes, and saves it as a tape', async () => {
  const options = { browser, host, seed: 7, prepare: plantFault }
  const { failure } = await walk(options, (steps) => steps >= 100)
  if (!failure) return expect.fail('the planted fault was not found')
  expect(failure).toMatchObject({ invariant: 'errors', what: 'uncaught: planted' })
  const shrunk = await shrink(options, failure, 240_000)
  expect(shrunk.steps).toHaveLength(2)
  expect(LOADS).toEqual(expect.arrayContaining(shrunk.steps.map((step) => step.do)))
  expect(readTape(shrunk.tape ?? '').entries.length).toBeGreaterThan(0)
  // What was saved fails again, and the demo itself does not.
  expect(await replay(options, shrunk.steps)).toMatchObject({ what: 'uncaught: planted' })
  expect(await replay({ browser, host, seed: 7 }, shrunk.steps)).toBeNull()
})
