import { describe, expect, it } from 'vitest'
import { appEventLogClient, type ClientEvent } from '../../../src/contract/core/log'
import { FLUSH_EVERY, RETRY_AFTER } from '../../../src/stores/log/EventLog'
import { MOST_KEPT } from '../../../src/stores/log/KeptEvents'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (options: AppOptions = {}) => {
  const app = openApp(options)
  const { events } = await app.root.services()
  const eventsIn = (json: string): ClientEvent[] => JSON.parse(json).eventList
  const sent = () => app.beacons.flatMap(({ json }) => eventsIn(json))
  const batches = () => app.beacons.map(({ json }) => eventsIn(json).length)
  const view = (id: number) => events.track('view', { eventInterfaceId: 'game', eventRoomId: `${id}` })
  return { ...app, events, sent, batches, view }
}

describe('[LOG-01] the event log', () => {
  it('sends batches of at most 20 every 2 s, as a beacon without a token', async () => {
    const { root, beacons, batches, view, pass } = await opened()
    await root.member.load()
    for (let id = 0; id < 25; id++) view(id)
    expect(batches()).toEqual([20])
    pass(FLUSH_EVERY)
    const { eventList, ...stamp } = JSON.parse(beacons[1]?.json ?? '')
    expect(eventList.length).toBe(5)
    expect(stamp).toMatchObject({ appId: 'kismara-demo', channel: 'WEB', platform: 0, appVersion: '1.1.1' })
    expect(eventList[0]).toEqual({
      eventName: 'view',
      channel: 'WEB',
      appId: 'kismara-demo',
      version: '1.1.1',
      eventTime: Math.floor(root.platform.clock.now() / 1000),
      eventUserId: root.member.info?.id,
      eventInterfaceId: 'game',
      eventRoomId: '20',
    })
    pass(FLUSH_EVERY * 5)
    expect(beacons.length).toBe(2)
  })

  it('flushes when the page hides, and sends nothing twice when it returns', async () => {
    const { sent, view, hide, show, pass } = await opened()
    view(1)
    hide()
    hide()
    view(2)
    show()
    pass(FLUSH_EVERY)
    hide()
    expect(sent().map(({ eventRoomId }) => eventRoomId)).toEqual(['1', '2'])
  })

  it('keeps the order and the time of events from before it loaded', async () => {
    let now = Date.UTC(2026, 0, 1)
    const { root, beacons, platform, pass } = openApp()
    platform.clock.now = () => now
    root.track('page_view', { eventInterfaceId: '/vip' })
    now += 5000
    root.track('page_view', { eventInterfaceId: '/bonus' })
    await root.services()
    await settle()
    now += 60_000
    pass(FLUSH_EVERY)
    const start = Date.UTC(2026, 0, 1) / 1000
    expect(JSON.parse(beacons[0]?.json ?? '').eventList).toMatchObject([
      { eventInterfaceId: '/vip', eventTime: start },
      { eventInterfaceId: '/bonus', eventTime: start + 5 },
    ])
  })

  it('splits a batch that is too long for a beacon', async () => {
    const { events, beacons, sent } = await opened()
    const text = '\u{1f3b0}'.repeat(1000)
    for (let id = 0; id < 20; id++) events.track('error', { eventInterfaceId: text, eventFrom: text })
    expect(beacons.length).toBe(2)
    for (const { json } of beacons) expect(new TextEncoder().encode(json).length).toBeLessThanOrEqual(65_536)
    expect(sent().length).toBe(20)
  })

  it('goes as an ordinary call where there is no beacon, silent on failure, and again after a pause', async () => {
    const { root, view, calls, fault, pass, events } = await opened({ platform: { sendBeacon: () => false } })
    fault('appEventLogClient:offline*1')
    view(1)
    events.flush()
    await settle()
    expect(root.modals.stack).toEqual([])
    pass(RETRY_AFTER - FLUSH_EVERY)
    await settle()
    expect(calls(appEventLogClient.name).length).toBe(1)
    pass(FLUSH_EVERY * 2)
    await settle()
    expect(calls(appEventLogClient.name).map(({ request }) => request)).toMatchObject(
      [1, 2].map(() => ({ eventList: [{ eventRoomId: '1' }] })),
    )
    pass(RETRY_AFTER * 2)
    await settle()
    expect(calls(appEventLogClient.name).length).toBe(2)
  })

  it('keeps the newest events of a day offline, sends them in portions, and says how many it dropped', async () => {
    const { view, beacons, pass, hide, local } = await opened({ platform: { isOnline: () => false } })
    const all = 10_000
    for (let id = 0; id < all; id++) {
      view(id)
      if (id % 1000 === 999) pass(FLUSH_EVERY)
    }
    hide()
    expect(beacons).toEqual([])
    expect((local.get('events') ?? '').length).toBeLessThan(400_000)

    const later = await opened({ kept: { events: local.get('events') ?? '' } })
    later.pass(FLUSH_EVERY)
    expect(later.batches()).toEqual([20, 20, 20, 20, 20])
    later.pass(FLUSH_EVERY * 20)
    const [dropped, ...rest] = later.sent().sort((a, b) => Number(a.eventRoomId ?? -1) - Number(b.eventRoomId ?? -1))
    expect(dropped).toMatchObject({ eventName: 'events_dropped', eventInteractCount: all - MOST_KEPT })
    expect(rest.map(({ eventRoomId }) => Number(eventRoomId))).toEqual(
      Array.from({ length: MOST_KEPT }, (_, at) => all - MOST_KEPT + at),
    )
    expect(later.local.has('events')).toBe(false)
  })

  it.each(['{"events":[{"eventName":7}],"dropped":0}', '[', 'null'])('ignores broken storage: %s', async (text) => {
    const { view, sent, pass } = await opened({ kept: { events: text } })
    view(1)
    pass(FLUSH_EVERY)
    expect(sent().map(({ eventRoomId }) => eventRoomId)).toEqual(['1'])
  })
})
