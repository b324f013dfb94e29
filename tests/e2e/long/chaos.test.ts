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

/** Runs in the page: the second tap on a link of one tab throws. */
const plantFault = () =>
  addEventListener('click', ({ isTrusted, target }) => {
    // A tap before the page's code is there is repeated by it.
    if (!isTrusted || !(target instanceof Element && target.closest('a'))) return
    // The tab's name outlives its pages; its storage is cleared by a new world.
    window.name = `${Number(window.name) + 1}`
    if (window.name === '2') throw new Error('planted')
  })

it('[QA-04] a walk finds a planted fault, shrinks it to what it takes, and saves it as a tape', async () => {
  const options = { browser, host, seed: 7, prepare: plantFault }
  const { failure } = await walk(options, (steps) => steps >= 100)
  if (!failure) return expect.fail('the planted fault was not found')
  expect(failure).toMatchObject({ invariant: 'errors', what: 'uncaught: planted' })
  const shrunk = await shrink(options, failure, 240_000)
  expect(shrunk.steps.map((step) => step.do)).toEqual(['tap', 'tap'])
  expect(readTape(shrunk.tape ?? '').entries.filter((entry) => 'tap' in entry)).toHaveLength(2)
  // What was saved fails again, and the demo itself does not.
  expect(await replay(options, shrunk.steps)).toMatchObject({ what: 'uncaught: planted' })
  expect(await replay({ browser, host, seed: 7 }, shrunk.steps)).toBeNull()
})
