import { describe, expect, it } from 'vitest'
import { withPlaces } from '../../../mocks/world/game/places'
import { appConfig, preLogin } from '../../../src/contract/config'
import { visit } from '../core/support'

const device = { os: 'ios', deviceModel: 'x', messagingToken: '', phoneinfoJsonModel: '{}', deviceId: 'd' }
const WEEK = 7 * 86_400_000
const MONDAY = Date.UTC(2026, 0, 12)

const topOf = (now: number, gameCount = 320) =>
  withPlaces({ seed: 1, gameCount, now })
    .flatMap(({ id, place, status }) => (place === undefined ? [] : [{ id, place, status }]))
    .toSorted((a, b) => a.place - b.place)

describe('the games most played last week', () => {
  it('[GAME-01] are ten open games with the places one to ten', () => {
    const top = topOf(MONDAY)
    expect(top.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(top.every(({ status }) => status === 1)).toBe(true)
    expect(topOf(MONDAY, 4)).toHaveLength(4)
  })

  it('[GAME-01] stay for a week, from Monday on', () => {
    const ids = (now: number) => topOf(now).map(({ id }) => id)
    expect(ids(MONDAY + WEEK - 1)).toEqual(ids(MONDAY))
    expect(ids(MONDAY + WEEK)).not.toEqual(ids(MONDAY))
  })

  it('[CONF-01] come with the catalog, whose version changes with them', () => {
    const guest = visit('visitor')
    const version = guest.call(appConfig, { v: '' }).gameListVersion
    const known = () => guest.call(preLogin, { ...device, gameListVersion: version }).appGameList
    expect(known()).toBe(undefined)
    guest.wait('7d')
    expect(known()?.filter(({ place }) => place !== undefined)).toHaveLength(10)
  })
})
