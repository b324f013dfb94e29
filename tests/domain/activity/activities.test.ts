import { describe, expect, it } from 'vitest'
import { RED_DOTS } from '../../../src/contract/activity/activity'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { activityHasDot, activityTarget } from '../../../src/domain/activity/activityTarget'
import { needsLogin } from '../../../src/domain/activity/needsLogin'
import { activityArt, activityTile } from '../../../src/ui/art/activityArt'

const tap = (clickType: number, clickAction: string) => activityTarget({ clickType, clickAction })

describe('activityTarget', () => {
  it('[ACT-04] knows a target for each of the 34 activity types', () => {
    const ids = Object.values(ACTIVITY)
    expect(ids).toHaveLength(34)
    expect(ids.filter((id) => tap(1, String(id)) === null)).toEqual([])
  })

  it('[ACT-07] dresses each kind in its own composition, led by its own picture; an unknown one too', () => {
    const ids = Object.values(ACTIVITY)
    const looks = ids.map((id) => activityArt(id).join())
    expect(looks.filter((art, index) => looks.indexOf(art) !== index)).toEqual([])
    expect(looks).not.toContain(activityArt(777).join())
    for (const id of ids) expect(activityArt(id).length, String(id)).toBeGreaterThan(1)
  })

  it('[ACT-07] no two kinds have the same symbol in a list', () => {
    const symbols = Object.values(ACTIVITY).map(activityTile)
    expect(symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index)).toEqual([])
  })

  it('[ACT-02] opens the invite spin for 20 and the jackpot for 47 as modals', () => {
    expect(tap(1, '20')).toEqual({ to: 'modal', name: 'inviteSpin' })
    expect(tap(1, '47')).toEqual({ to: 'modal', name: 'jackpot' })
  })

  it.each([
    ['16', '/activity/bank'],
    ['21', '/activity/follow'],
    ['36', '/activity/sign-in'],
    ['44', '/activity/first-deposit'],
    ['51', '/activity/slotshack'],
    ['50', '/rank'],
    ['42', '/bonus/tasks'],
    ['10000', '/bonus/tasks'],
  ])('[ACT-01] goes from action id %s to %s', (action, path) => {
    expect(tap(1, action)).toEqual({ to: 'route', path })
  })

  it('shows a kind without a screen of its own on the general page', () => {
    expect(tap(1, '22')).toEqual({ to: 'route', path: '/activity/22' })
  })

  it('[ACT-01] opens a game for 2 and a link for 3', () => {
    expect(tap(2, '17')).toEqual({ to: 'game', gameId: 17 })
    expect(tap(2, '123456789')).toEqual({ to: 'game', gameId: 123_456_789 })
    for (const url of ['https://kismara.example/club', 'http://kismara.example', 'HTTPS://KISMARA.EXAMPLE'])
      expect(tap(3, url)).toEqual({ to: 'link', url })
  })

  it.each([
    [1, '777'],
    [1, 'constructor'],
    [1, ''],
    [1, 'x20'],
    [1, '20x'],
    [1, '0000000020'],
    [2, '0'],
    [2, 'x'],
    [2, 'x7'],
    [2, '7x'],
    [2, '07'],
    [2, '1234567890'],
    [2, ''],
    [4, '20'],
    [0, '20'],
  ])('[ACT-04] leads nowhere for type %i with action %j', (clickType, action) => {
    expect(tap(clickType, action)).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    'mailto:a@b.example',
    'https://',
    'https:// a',
    'https:///a',
    'xhttps://a',
    ' ',
  ])('[ACT-08] refuses %j as a link', (url) => {
    expect(tap(3, url)).toBeNull()
  })

  it('[ACT-03] asks for login only of visitors and only at status 0', () => {
    expect(needsLogin({ unloginShowStatus: 0 }, false)).toBe(true)
    expect(needsLogin({ unloginShowStatus: 1 }, false)).toBe(false)
    expect(needsLogin({ unloginShowStatus: 0 }, true)).toBe(false)
    expect(needsLogin({ unloginShowStatus: 1 }, true)).toBe(false)
    expect(needsLogin(undefined, false)).toBe(false)
  })
})

describe('the red dot of a tile', () => {
  const signIn = { id: ACTIVITY.freeSign, clickType: 1, clickAction: '36' }
  const all = Object.fromEntries(RED_DOTS.map((name) => [name, true]))

  it('[ACT-05] is on with its own flag', () => {
    expect(activityHasDot(signIn, { signInFlag: true })).toBe(true)
    expect(activityHasDot(signIn, { ...all, signInFlag: false })).toBe(false)
  })

  it('[ACT-05] is off where a tap leads to a link, a game or nowhere, and for an unknown activity', () => {
    expect(activityHasDot({ ...signIn, clickType: 3, clickAction: 'https://kismara.example' }, all)).toBe(false)
    expect(activityHasDot({ ...signIn, clickType: 2, clickAction: '7' }, all)).toBe(false)
    expect(activityHasDot({ ...signIn, clickAction: '777' }, all)).toBe(false)
    expect(activityHasDot({ ...signIn, id: 777 }, all)).toBe(false)
  })
})
