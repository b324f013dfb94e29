import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import type { WindowMock } from '../../mocks/network/controls/windowMock'
import { createWorld } from '../../mocks/personas/build'
import type { Player } from '../../mocks/world/core/player'
import { openBrowser, phone } from '../support/browser'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const NOON = '2026-01-15T12:00:00Z'

/** Runs in the page with the controls of its world. */
const inWorld = <T>(page: Page, run: (mock: WindowMock) => T | Promise<T>): Promise<T> =>
  page.evaluate(`(${run.toString()})(window.mock)`) as Promise<T>

const ready = async (page: Page): Promise<Page> => {
  await page.waitForFunction(() => 'mock' in window && document.querySelector('main h1') !== null)
  return page
}
const open = async (path: string) => {
  const visited = await visit(demo + path, phone)
  await ready(visited.page)
  return visited
}
const lucky = `/?mock.persona=lucky&mock.clock=${NOON}`
/** The part of the state that only player actions change; heartbeats and visits are recorded elsewhere. */
const seen = (page: Page) =>
  inWorld(page, (mock) => {
    const { seed, persona, clock, now, forcedDraws, tokens } = mock.snapshot()
    const world = JSON.stringify({ seed, persona, clock, now, forcedDraws, tokens, ledger: mock.ledger() })
    return { world, faults: mock.faults(), notes: [...mock.notes()] }
  })
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** Opens a game in an iframe; returns its spin button. */
const openGame = async (page: Page) => {
  const url = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const init = { method: 'POST', headers, body: JSON.stringify({ gameId: 1 }) }
    return ((await (await fetch('/app/v1/startGame', init)).json()) as { url: string }).url
  })
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;z-index:9'
    document.body.append(frame)
  }, url)
  return page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
}

describe('the demo and its world', () => {
  it('[MOCK-05] invents the same people as in Node', async () => {
    const { page } = await open(`/?mock.seed=5&mock.persona=whale&mock.clock=${NOON}`)
    const shown = await inWorld(page, (mock) => Object.values(mock.snapshot().players))
    const at = Date.parse(NOON)
    const { world } = createWorld({ seed: 5, persona: 'whale', clock: { mode: 'frozen', at }, real: at })
    const peopleOf = (players: readonly Player[]) =>
      players
        .filter(({ persona }) => persona === 'whale')
        .map(({ state: { agent, feedback, cards, mail } }) => [agent?.people, feedback?.rows, cards, mail?.mails])
    expect(peopleOf(shown)[0]?.[0]).toHaveLength(1_200)
    expect(peopleOf(shown)).toEqual(peopleOf(Object.values(world.players)))
  })

  it('[QA-01] a link starts a world, is applied once and removed from the URL', async () => {
    const { page } = await open(
      `${lucky}&mock.seed=7&mock.fault=getMail2:1999*2&mock.latency=3g&mock.draw=50002&mock.theme=4&mock.config=otpStatus:0&mock.grant=coin:7,points:9&mock.bet=1:100*3=40&back=1`,
    )
    expect(new URL(page.url()).search).toBe('?back=1')
    const { world, faults, notes } = await seen(page)
    expect(JSON.parse(world)).toMatchObject({ seed: 7, persona: 'lucky', now: Date.parse(NOON) })
    expect([faults, notes]).toEqual([['getMail2:1999*2'], []])
    const moves = await inWorld(page, (mock) => mock.ledger().map(({ kind, amount }) => `${kind} ${amount}`))
    expect(moves.slice(-8)).toEqual([
      'tester.coin 7',
      'tester.points 9',
      ...Array(3).fill(['bet -100', 'win 40']).flat(),
    ])
    expect(await inWorld(page, (mock) => mock.configs())).toEqual(['otpStatus:0'])
    expect(await page.locator('html').getAttribute('data-vip')).toBe('4')
    expect(await token(page)).toMatch(/^demo\./)
  })

  it('[MOCK-02] fetch and XHR reach the same world, with aborts and failed connections', async () => {
    const { page } = await open(lucky)
    await inWorld(page, (mock) => {
      mock.clearCalls()
      return mock.fault('getJackpotRank:hang,receiveDrawChance:lost*1,getMail2:offline')
    })
    const seenByCaller = await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('token')}`
      const call = (name: string, signal?: AbortSignal) =>
        fetch(`/app/v1/${name}`, { method: 'POST', body: '{}', headers: { authorization }, ...(signal && { signal }) })
          .then((reply) => reply.text())
          .catch((error: Error) => error.name)
      const callByXhr = (name: string) =>
        new Promise<string>((resolve) => {
          const request = new XMLHttpRequest()
          request.open('POST', `/app/v1/${name}`)
          request.setRequestHeader('authorization', authorization)
          request.onload = () => resolve(request.responseText)
          request.onerror = () => resolve('error')
          request.send('{}')
        })
      return {
        aborted: await call('getJackpotRank', AbortSignal.abort()),
        timedOut: await call('getJackpotRank', AbortSignal.timeout(50)),
        lost: await call('receiveDrawChance'),
        spent: await callByXhr('receiveDrawChance'),
        offline: [await call('getMail2'), await callByXhr('getMail2')],
      }
    })
    expect(seenByCaller).toEqual({
      aborted: 'AbortError',
      timedOut: 'TimeoutError',
      lost: 'TypeError',
      spent: '{"errcode":1001}',
      offline: ['TypeError', 'error'],
    })
    expect(await inWorld(page, (mock) => mock.coverage()['getJackpotRank'])).toBe(1)
  })

  it('[QA-01] an invalid setting is rejected with a note, and the world is unchanged', async () => {
    const { page } = await open(lucky)
    const before = await seen(page)
    await page.goto(`${demo}/?mock.persona=luky&mock.fault=online:lost`)
    await ready(page)
    await page.getByRole('status').getByText("There is no persona 'luky'; one of visitor").waitFor()
    const after = await seen(page)
    expect([after.world, after.faults]).toEqual([before.world, []])
    expect(new URL(page.url()).search).toBe('')
  })

  it('[MOCK-03] the world and its settings survive a reload', async () => {
    const { page } = await open(lucky)
    await inWorld(page, async (mock) => {
      await mock.fault('getMail2:lost*3')
      await mock.clock.advance('3h')
    })
    const before = await seen(page)
    await page.reload()
    await ready(page)
    expect(await seen(page)).toEqual(before)
  })

  it('[MOCK-03] two tabs share one world', async () => {
    const { page } = await open(lucky)
    const other = await page.context().newPage()
    await other.goto(demo)
    await ready(other)
    const draw = (tab: Page) =>
      tab.evaluate(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
        const reply = await fetch('/app/v1/receiveDrawChance', { method: 'POST', headers, body: '{}' })
        return ((await reply.json()) as { errcode: number }).errcode
      })
    expect((await Promise.all([draw(page), draw(other), draw(page), draw(other)])).sort()).toEqual([
      0, 1001, 1001, 1001,
    ])
    await expect.poll(async () => (await seen(other)).world === (await seen(page)).world).toBe(true)
  })

  it('[QA-01] a link to this state opens the same state in another browser', async () => {
    const { page } = await open(lucky)
    await inWorld(page, async (mock) => {
      await mock.fault('getMail2:1999')
      await mock.clock.advance('26h')
      await mock.draw(50003)
    })
    const [here, signedIn] = [await seen(page), await token(page)]
    const link = await inWorld(page, (mock) => mock.link())
    const there = await open(link.slice(demo.length))
    expect(await seen(there.page)).toEqual(here)
    expect(await token(there.page)).toBe(signedIn)
    expect(new URL(there.page.url()).hash).toBe('')
  })

  it('[QA-01] reset clears the app, signs in or out and starts again at the top', async () => {
    const { page } = await open(`/login?mock.persona=lucky`)
    await page.evaluate(() => localStorage.setItem('left', 'over'))
    const [fresh] = await Promise.all([
      inWorld(page, (mock) => mock.reset({ persona: 'broke', seed: 3 })),
      page.waitForURL(`${demo}/`),
    ])
    await ready(page)
    expect([fresh.token, await page.evaluate(() => localStorage.getItem('left'))]).toEqual([await token(page), null])
    expect(JSON.parse((await seen(page)).world)).toMatchObject({ persona: 'broke', seed: 3 })
  })

  it('[GAME-03] accepts messages of its own frames only', async () => {
    const { page } = await open('/?mock.persona=regular')
    await page.evaluate(() => {
      window.addEventListener('message', ({ data }) => {
        if (data?.id === 777 && data.type !== 'call') document.body.setAttribute('data-answered', data.type)
      })
      window.postMessage({ mark: 'kismara-game', type: 'call', id: 777, name: 'gameHello', body: {} }, location.origin)
    })
    // The frame then calls the world and gets its replies.
    const spin = await openGame(page)
    await expect.poll(() => spin.isEnabled()).toBe(true)
    expect(await page.locator('body[data-answered]').count()).toBe(0)
  })

  it('[DEMO-01] nothing leaves the page: calls, beacons and foreign hosts', async () => {
    const { page } = await open(lucky)
    const left: string[] = []
    page.on('request', (request) => left.push(request.url()))
    const beacon = await page.evaluate(async () => {
      await fetch('https://elsewhere.invalid/').catch(() => undefined)
      return navigator.sendBeacon('/app/v1/appEventLogClient', JSON.stringify({ eventList: [] }))
    })
    expect(beacon).toBe(true)
    await expect.poll(() => inWorld(page, (mock) => (mock.coverage()['appEventLogClient'] ?? 0) > 0)).toBe(true)
    await page.getByRole('status').getByText('would have left the simulated world').waitFor()
    expect(left.filter((url) => url.includes('/app/v1/') || url.includes('elsewhere'))).toEqual([])
  })
})
