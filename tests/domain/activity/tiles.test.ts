import { describe, expect, it } from 'vitest'
import type { Activity } from '../../../src/contract/activity/activity'
import { CLICK_TYPE } from '../../../src/contract/core/enums'
import { ACTIVITY } from '../../../src/domain/activity/activities'
import { activityTiles, type TileActivity, tileGroups } from '../../../src/domain/activity/tiles'

// What a tile has beyond these fields plays no part.
const activity = (id: number, changes: object = {}) =>
  ({ id, title: `${id}`, sort: 1, clickType: CLICK_TYPE.route, clickAction: `${id}`, ...changes }) as Activity
const { freeSign, firstDeposit, inviteUserSpin, festival } = ACTIVITY

describe('[ACT-01] the tiles of activities', () => {
  it('are those with a name and a target, the running ones in their order, then those to come', () => {
    const list = [
      activity(freeSign, { startTime: 20 }),
      activity(firstDeposit, { startTime: 10 }),
      activity(inviteUserSpin, { sort: 3 }),
      activity(festival, { sort: 2 }),
      activity(freeSign, { title: undefined }),
      activity(festival, { clickAction: 'nowhere' }),
    ]
    expect(activityTiles(list).map(({ id }) => id)).toEqual([festival, inviteUserSpin, firstDeposit, freeSign])
  })

  it('stand in groups: ready first of all, to come by their start, the others by what they ask for', () => {
    const tiles = [activity(firstDeposit), activity(inviteUserSpin), activity(festival)] as TileActivity[]
    const ahead = activity(firstDeposit, { startTime: 9, title: 'ahead' }) as TileActivity
    const groups = tileGroups([...tiles, ahead], ({ id }) => id === festival)
    const ids = Object.fromEntries(Object.entries(groups).map(([group, of]) => [group, of.map(({ title }) => title)]))
    expect(ids).toEqual({
      ready: [`${festival}`],
      deposit: [`${firstDeposit}`],
      play: [],
      invite: [`${inviteUserSpin}`],
      more: [],
      ahead: ['ahead'],
    })
  })
})
