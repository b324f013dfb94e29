import { expect, it } from 'vitest'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { ActivityPageStore } from '../../../src/stores/activity/ActivityPageStore'
import { AgentStore } from '../../../src/stores/agent/AgentStore'
import { openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (persona = 'collector') => {
  const app = openApp({ persona })
  const store = app.root.feature(AgentStore)
  await Promise.all([app.root.member.load(), store.overview.load()])
  return { ...app, store, claimable: store.overview.value?.claimable ?? 0 }
}

it('[AGENT-01] the commission is received once, by two taps', async () => {
  const { store, root, claimable, calls } = await opened()
  expect(claimable).toBeGreaterThan(0)
  const before = root.member.info?.coin ?? Number.NaN
  await Promise.all([store.claimCommission(), store.claimCommission()])
  await settle()
  expect(calls('appAgent5UserReceive')).toHaveLength(1)
  expect(root.member.info?.coin).toBe(before + claimable)
  expect(root.modals.top?.name).toBe('reward')
  expect(store.overview.value?.claimable).toBe(0)
})

it('[AGENT-01] [ACT-05] the red dot goes out within a second of the last claim', async () => {
  const app = await opened()
  const { root, store } = app
  await root.services()
  await root.activities.load()
  expect(root.activities.hasDot('/agent')).toBe(true)
  await store.claimCommission()
  for (const { id, state } of store.overview.value?.validInvites ?? []) if (state === 1) await store.claimValid(id)
  await settle()
  app.pass(1000)
  await settle()
  expect(root.activities.dots.agent5AwardFlag).toBe(false)
  const team = root.feature(ActivityPageStore).page(ACTIVITY.agentCount)
  await team.detail.load()
  for (const step of team.detail.value?.steps ?? []) {
    team.claimSteps(step)
    await settle()
  }
  app.pass(1000)
  await settle()
  expect(root.activities.hasDot('/agent')).toBe(false)
})

it.each([
  ['lost', 'done', 0],
  ['offline', 'notApplied', 1],
])('[AGENT-01] a claim whose reply is %s is found out by reading, never repeated', async (fault, ending, left) => {
  const app = await opened()
  app.fault(`appAgent5UserReceive:${fault}*1`)
  await app.store.claimCommission()
  expect(app.store.claim.state.name).toBe(ending)
  expect(app.store.overview.value?.claimable).toBe(app.claimable * left)
})

it('[AGENT-01] a claim made in another tab is refused here, and the truth is on screen', async () => {
  const app = await opened()
  const other = openApp({ persona: 'collector', backend: app.backend })
  const there = other.root.feature(AgentStore)
  await there.overview.load()
  await there.claimCommission()
  await app.store.claimCommission()
  await settle()
  expect(app.store.claim.state).toMatchObject({ name: 'refused', failure: { kind: 'refused' } })
  expect(app.store.overview.value?.claimable).toBe(0)
})

it.each([
  ['lost', 'done', 2],
  ['offline', 'notApplied', 1],
])('[AGENT-01] a valid friends’ reward whose reply is %s is paid once', async (fault, ending, state) => {
  const { store, fault: make } = await opened()
  const ready = store.overview.value?.validInvites.find((invite) => invite.state === 1)
  if (!ready) throw new Error('no reward is ready')
  make(`appAgent5UserInviteValidReceive:${fault}*1`)
  await store.claimValid(ready.id)
  expect(store.validClaim.state.name).toBe(ending)
  expect(store.overview.value?.validInvites.find(({ id }) => id === ready.id)?.state).toBe(state)
})

it('[AGENT-01] the members of a level and of a time', async () => {
  const { store, backend } = await opened()
  const { members, overview } = store
  await members.load({ tier: 2 })
  expect(new Set(members.rows.map(({ tier }) => tier))).toEqual(new Set([2]))
  expect(members.rows).toHaveLength(overview.value?.tiers[1]?.people ?? 0)
  const [newest] = members.rows
  if (!newest) throw new Error('nobody is on level 2')
  // The span ends before its last instant.
  await members.load({ tier: 2, to: newest.createTime })
  expect(members.rows.map(({ id }) => id)).not.toContain(newest.id)
  await members.load({ tier: 2, to: newest.createTime + 1 })
  expect(members.rows[0]?.id).toBe(newest.id)
  await members.load({ from: backend.journal.world.now })
  expect(members.rows).toEqual([])
})

const withInviter = async (fault?: string) => {
  const app = await opened('newcomer')
  const inviter = openApp({ backend: app.backend, kept: { token: await tokenOf(app.backend, 'regular') } })
  await inviter.root.member.load()
  if (fault) app.fault(`agentFill:${fault}*1`)
  return { ...app, code: inviter.root.member.inviteCode, inviterId: inviter.root.member.info?.id }
}

it('[AGENT-01] the inviter is named by a code, and is then in the player’s information', async () => {
  const { store, root, code, inviterId } = await withInviter()
  expect(root.member.info?.pid).toBe('')
  await store.fill.send(code)
  await settle()
  expect(store.fill.state.name).toBe('done')
  expect(root.member.info?.pid).toBe(inviterId)
})

it('[AGENT-01] an unknown code is refused with 2015, a second inviter with 2012', async () => {
  const { store, code } = await withInviter()
  await store.fill.send('nobody')
  expect(store.fill.state).toMatchObject({ name: 'refused', failure: { code: 2015 } })
  await store.fill.send(code)
  await store.fill.send(code)
  expect(store.fill.state).toMatchObject({ name: 'refused', failure: { code: 2012 } })
})

it.each([
  ['lost', 'done'],
  ['offline', 'notApplied'],
])('[AGENT-01] an inviter whose reply is %s is found out by reading', async (fault, ending) => {
  const { store, code, root, inviterId } = await withInviter(fault)
  await store.fill.send(code)
  expect(store.fill.state.name).toBe(ending)
  expect(root.member.info?.pid).toBe(ending === 'done' ? inviterId : '')
})
