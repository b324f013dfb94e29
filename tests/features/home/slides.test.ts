import { expect, it } from 'vitest'
import type { ActivityMap } from '../../../src/contract/activity/activity'
import { slidesOf } from '../../../src/features/home/banner/slides'
import { openApp } from '../../support/app'

it('[ACT-01] where no activity has an offer, the banner shows the one about a game', async () => {
  const { root } = openApp({
    edit: (name, reply) => {
      if (name !== 'getActivityIds') return reply
      const activities = Object.entries(reply['activityMap'] as ActivityMap)
      return {
        ...reply,
        activityMap: Object.fromEntries(activities.map(([id, one]) => [id, { ...one, offer: undefined }])),
      }
    },
  })
  expect(slidesOf(root)).toEqual(['waiting'])
  await root.activities.load()
  expect(slidesOf(root)).toEqual([expect.objectContaining({ id: 60 })])
})
