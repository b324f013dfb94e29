import { describe, expect, it } from 'vitest'
import type { PwaState } from '../../../src/platform/device/pwa'
import { Busy } from '../../../src/stores/data/Busy'
import { Updates } from '../../../src/stores/shell/Updates'
import { handBuilds, handPwa } from '../../support/builds'
import { handPlatform, settle } from '../../support/platform'

const SECOND = 1_000
const MINUTE = 60 * SECOND

const open = (state: PwaState = 'ready') => {
  const hands = handPlatform()
  const built = handBuilds()
  const worker = handPwa(state)
  const busy = new Busy()
  const updates = new Updates({ busy, platform: hands.platform, builds: built.builds, pwa: worker.pwa })
  updates.start()
  /** Lets time pass, second by second, for the page and the device. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += SECOND) {
      built.device.now += SECOND
      hands.pass(SECOND)
      await settle(4)
    }
  }
  return { ...hands, ...built, ...worker, busy, updates, pass }
}

type Page = ReturnType<typeof open>

describe('[PWA-01] an idle page gets the deployed build by one reload', () => {
  const causes: [string, (page: Page) => Promise<unknown>][] = [
    ['ten minutes have passed', (page) => page.pass(10 * MINUTE)],
    [
      'the player returns',
      async (page) => {
        page.show()
        await settle()
      },
    ],
    [
      'a new worker has been installed',
      async (page) => {
        page.become('waiting')
        await settle()
      },
    ],
    ['a file of the old build is gone', (page) => page.updates.fileFailed()],
  ]

  it.each(causes)('when %s', async (_, cause) => {
    const page = open()
    page.host.build = 'v2'
    await cause(page)
    page.become('waiting')
    await page.pass(30 * SECOND)
    expect(page.reloads()).toBe(1)
    expect(page.worker.asked).toBe(1)
    expect(page.worker.removed).toBe(0)
    await page.pass(30 * MINUTE)
    expect(page.reloads()).toBe(1)
  })

  it.each(causes)('and stays as it is when %s but the file names its own build', async (_, cause) => {
    const page = open()
    await cause(page)
    await page.pass(30 * MINUTE)
    expect(page.reloads()).toBe(0)
    expect(page.worker.asked).toBe(0)
  })

  it.each(causes)('and stays as it is when %s but the file cannot be read', async (_, cause) => {
    const page = open()
    page.host.build = null
    await cause(page)
    await page.pass(30 * MINUTE)
    expect(page.reloads()).toBe(0)
    expect(page.worker.asked).toBe(0)
  })
})

describe('[PWA-01] the reload waits', () => {
  it('until nothing goes on that it would cut off, then follows within ten seconds', async () => {
    const page = open('off')
    const stop = page.busy.add(() => true)
    page.host.build = 'v2'
    page.show()
    await page.pass(5 * MINUTE)
    expect(page.reloads()).toBe(0)
    stop()
    await page.pass(10 * SECOND)
    expect(page.reloads()).toBe(1)
  })

  it('through a step between two rounds', async () => {
    const page = open('off')
    let round = true
    page.busy.add(() => round)
    page.host.build = 'v2'
    page.show()
    await page.pass(10 * SECOND)
    round = false
    await page.pass(2 * SECOND)
    round = true
    await page.pass(10 * SECOND)
    expect(page.reloads()).toBe(0)
  })

  it('until the new version is installed: before, the worker would bring the old page', async () => {
    const page = open('ready')
    page.host.build = 'v2'
    page.show()
    await page.pass(MINUTE)
    expect(page.worker.checks).toBe(1)
    expect(page.reloads()).toBe(0)
    page.become('waiting')
    await page.pass(10 * SECOND)
    expect(page.reloads()).toBe(1)
  })

  it('and is dropped when the deploy is taken back meanwhile', async () => {
    const page = open('off')
    const stop = page.busy.add(() => true)
    page.host.build = 'v2'
    page.show()
    await page.pass(2 * MINUTE)
    page.host.build = 'v1'
    page.show()
    await settle()
    stop()
    await page.pass(MINUTE)
    expect(page.reloads()).toBe(0)
  })

  it('no more when another tab has let the new version take over', async () => {
    const page = open('ready')
    page.host.build = 'v2'
    page.become('replaced')
    await page.pass(10 * SECOND)
    expect(page.reloads()).toBe(1)
    expect(page.worker.asked).toBe(0)
  })
})

describe('[PWA-01] without the worker’s help', () => {
  it.each<PwaState>(['off', 'failed'])('a page whose worker is %s gets the build from the network', async (state) => {
    const page = open(state)
    page.host.build = 'v2'
    page.show()
    await page.pass(10 * SECOND)
    expect(page.reloads()).toBe(1)
  })

  it('one that never takes over is removed', async () => {
    const page = open('ready')
    page.worker.takesOver = false
    page.host.build = 'v2'
    page.become('waiting')
    await page.pass(10 * SECOND)
    expect(page.worker.removed).toBe(1)
    expect(page.reloads()).toBe(1)
  })

  it.each<PwaState>(['off', 'waiting'])('a page that is offline by then stays (%s)', async (state) => {
    const page = open(state)
    page.worker.takesOver = false
    page.host.build = 'v2'
    page.show()
    await settle()
    page.host.build = null
    await page.pass(MINUTE)
    expect(page.reloads()).toBe(0)
    expect(page.worker.removed).toBe(0)
  })
})

it('[ERR-03] a file of this build that fails is loaded anew, not from the worker’s store', async () => {
  const page = open()
  await page.updates.fileFailed()
  expect(page.worker.forgotten).toBe(1)
  page.host.build = null
  await page.updates.fileFailed()
  expect(page.worker.forgotten).toBe(1)
})

describe('[PWA-01] the version file is read', () => {
  it('within ten minutes, and on return at most once a minute', async () => {
    const page = open()
    await page.pass(9.5 * MINUTE)
    expect(page.host.reads).toBe(1)
    page.show()
    await settle()
    expect(page.host.reads).toBe(1)
    await page.pass(MINUTE)
    page.show()
    page.show()
    await settle()
    expect(page.host.reads).toBe(2)
  })

  it('by one tab of the browser, which tells the others', async () => {
    const one = open()
    one.host.build = 'v2'
    one.show()
    await settle()
    const other = open('off')
    const told = one.local.get('deployed-build') ?? null
    other.local.set('deployed-build', told ?? '')
    other.otherTab('deployed-build', told)
    other.show()
    await settle()
    expect(other.host.reads).toBe(0)
    // It still asks before it goes to the network.
    other.host.build = 'v2'
    await other.pass(10 * SECOND)
    expect(other.reloads()).toBe(1)
  })

  it('again after a clock was set back by a day', async () => {
    const page = open()
    await page.pass(10 * MINUTE)
    page.device.now -= 24 * 60 * MINUTE
    page.show()
    await settle()
    expect(page.host.reads).toBe(2)
  })

  it('whatever else is stored under its key', async () => {
    const page = open()
    page.local.set('deployed-build', '{"at":"yesterday"')
    page.otherTab('deployed-build', 'null')
    page.show()
    await settle()
    expect(page.host.reads).toBe(1)
  })
})
