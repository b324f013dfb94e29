import { expect, it } from 'vitest'
import { ConnectionStore } from '../../../src/stores/shell/ConnectionStore'
import { openApp } from '../../support/app'

it('[GAME-01] the app counts as offline from a call that does not get out until one that reaches the backend', async () => {
  const { root, fault } = openApp({ persona: 'visitor' })
  const connection = root.feature(ConnectionStore)
  connection.start()
  fault('appConfig:offline*1')
  await root.config.load()
  // Another call of the same read may have got through after it.
  await root.activities.load()
  expect(connection.offline).toBe(false)
  fault('getActivityIds:offline*1,activityGetStatusList:offline*1')
  await root.activities.load()
  expect(connection.offline).toBe(true)
  fault('getActivityIds:http502*1')
  await root.activities.load()
  expect(connection.offline).toBe(false)
})
