import { describe, expect, it } from 'vitest'
import type { Activity } from '../../../src/contract/activity/activity'
import { tapActivity } from '../../../src/stores/activity/activityTap'
import { openApp } from '../../support/app'

const tap = (persona: string, over: Partial<Activity>) => {
  const { root, opened } = openApp({ persona })
  const went: string[] = []
  const activity = { id: 99, sort: 1, type: 0, clickType: 1, clickAction: '47', unloginShowStatus: 1 as const, ...over }
  tapActivity(root, activity, (path) => went.push(path))
  return { went, opened, open: root.modals.stack.map(({ name }) => name) }
}

describe('a tap on an activity', () => {
  it('[ACT-01] of type 1 goes to the route of its action id', () => {
    expect(tap('regular', { clickAction: '50' })).toEqual({ went: ['/rank'], opened: [], open: [] })
  })

  it('[ACT-01] of type 2 opens its game', () => {
    expect(tap('regular', { clickType: 2, clickAction: '7' }).went).toEqual(['/game/start?gameId=7&activityId=99'])
  })

  it('[ACT-01] [ACT-08] of type 3 opens its link in a new tab without opener, and only http(s)', () => {
    const link = 'https://elsewhere.example/club'
    expect(tap('regular', { clickType: 3, clickAction: link })).toEqual({ went: [], opened: [link], open: [] })
    const script = 'javascript:alert(1)'
    expect(tap('regular', { clickType: 3, clickAction: script })).toEqual({ went: [], opened: [], open: [] })
  })

  it('[ACT-02] opens the jackpot modal for 47 and the invite-spin modal for 20', () => {
    expect(tap('regular', { clickAction: '47' }).open).toEqual(['jackpot'])
    expect(tap('regular', { clickAction: '20' }).open).toEqual(['inviteSpin'])
  })

  it('[ACT-04] of a kind without a screen of its own opens the general activity page', () => {
    expect(tap('regular', { clickAction: '17' })).toEqual({ went: ['/activity/17'], opened: [], open: [] })
  })

  it('[ACT-03] sends a visitor to login where unloginShowStatus is 0, and nobody else', () => {
    expect(tap('visitor', { unloginShowStatus: 0 })).toEqual({ went: ['/auth/login'], opened: [], open: [] })
    expect(tap('visitor', { unloginShowStatus: 1 }).open).toEqual(['jackpot'])
    expect(tap('regular', { unloginShowStatus: 0 }).open).toEqual(['jackpot'])
  })

  it('[ACT-04] of an unknown type does nothing', () => {
    expect(tap('regular', { clickAction: '777' })).toEqual({ went: [], opened: [], open: [] })
  })
})
