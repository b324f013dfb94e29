import { describe, expect, it } from 'vitest'
import type { Activity } from '../../../src/contract/activity/activity'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import type { Popup } from '../../../src/domain/activity/activities'
import { popupOrder, popupRefusal } from '../../../src/domain/activity/popupOrder'

const activity = (id: number, sort: number, over: Partial<Activity> = {}): Activity => ({
  id,
  sort,
  type: 1,
  clickType: 1,
  clickAction: String(id),
  unloginShowStatus: 1,
  ...over,
})

const four = [
  activity(ACTIVITY.inviteUserSpin, 4, { unloginShowStatus: 0 }),
  activity(ACTIVITY.download, 1),
  activity(ACTIVITY.firstDeposit, 3),
  activity(ACTIVITY.notice, 2),
]
const nothing: ReadonlySet<Popup> = new Set()

describe('popupOrder', () => {
  it('shows the four in the order of their sort', () => {
    const view = { activities: four, signedIn: true, hasDeposited: false, canInstall: true, shown: nothing }
    expect(popupOrder(view)).toEqual(['download', 'notice', 'firstDeposit', 'inviteSpin'])
  })

  it('keeps the order of the list where sort is the same', () => {
    const activities = [activity(ACTIVITY.firstDeposit, 5), activity(ACTIVITY.notice, 5)]
    expect(popupOrder({ activities, signedIn: true, hasDeposited: false, canInstall: true, shown: nothing })).toEqual([
      'firstDeposit',
      'notice',
    ])
  })

  it('leaves out what was shown in this session', () => {
    const shown: ReadonlySet<Popup> = new Set<Popup>(['notice', 'download'])
    expect(popupOrder({ activities: four, signedIn: true, hasDeposited: false, canInstall: true, shown })).toEqual([
      'firstDeposit',
      'inviteSpin',
    ])
  })

  it('skips the download where nothing can be installed and without a token', () => {
    const installed = { activities: four, signedIn: true, hasDeposited: false, canInstall: false, shown: nothing }
    expect(popupOrder(installed)).not.toContain('download')
    const visitor = { activities: four, signedIn: false, hasDeposited: false, canInstall: true, shown: nothing }
    expect(popupOrder(visitor)).toEqual(['notice', 'firstDeposit'])
  })

  it('includes only activities of type 1 that are pop-ups, with a reason for the others', () => {
    const view = {
      activities: four,
      signedIn: false,
      hasDeposited: false,
      canInstall: true,
      shown: new Set<Popup>(['notice']),
    }
    expect(popupRefusal(activity(ACTIVITY.notice, 1, { type: 0 }), view)).toBe('type')
    expect(popupRefusal(activity(ACTIVITY.redPacket, 1), view)).toBe('kind')
    expect(popupRefusal(activity(987, 1), view)).toBe('kind')
    expect(popupRefusal(activity(ACTIVITY.notice, 1), view)).toBe('shown')
    expect(popupRefusal(activity(ACTIVITY.firstDeposit, 1, { unloginShowStatus: 0 }), view)).toBe('login')
    expect(popupRefusal(activity(ACTIVITY.download, 1), view)).toBe('install')
    expect(popupRefusal(activity(ACTIVITY.firstDeposit, 1), view)).toBe(null)
    const player = { ...view, signedIn: true }
    expect(popupRefusal(activity(ACTIVITY.firstDeposit, 1), { ...player, hasDeposited: true })).toBe('deposited')
    expect(popupRefusal(activity(ACTIVITY.firstDeposit, 1, { unloginShowStatus: 0 }), player)).toBe(null)
    expect(popupRefusal(activity(ACTIVITY.download, 1, { unloginShowStatus: 0 }), player)).toBe(null)
  })
})
