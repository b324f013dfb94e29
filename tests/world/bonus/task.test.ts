import { describe, expect, it } from 'vitest'
import { grant, liveness } from '../../../mocks/world/bonus/rewards'
import { countBet, countDeposit, countInvite, countLogin, countWin } from '../../../mocks/world/bonus/tasksCount'
import { chestRules, taskRules } from '../../../mocks/world/bonus/tasksTable'
import { balanceOf } from '../../../mocks/world/core/ledger'
import { finishTask, getTaskUser, receiveTaskAward } from '../../../src/contract/bonus'
import { available, claimed, fresh, ledgerSums, locked, owned } from '../activity/activityWorld'
import { type Visit, visit } from '../core/support'

const taskOf = (guest: Visit, id: string) => {
  const task = guest.call(getTaskUser, {}).list.find((known) => known.id === id)
  if (!task) throw new Error(`no task ${id}`)
  return task
}

/** A week, up to Friday, in which everything is done. */
const busyWeek = (): Visit => {
  const guest = fresh('2026-01-12T12:00:00Z')
  const { world, player } = guest
  player.mobile ||= '+12025550999'
  player.vipExp = Math.max(player.vipExp, 10_000_000)
  for (let day = 0; day < 4; day++) {
    guest.wait('24h')
    countLogin(world, player)
  }
  for (let round = 0; round < 50; round++) {
    countBet(world, player, 1_000)
    countWin(world, player, 500)
  }
  countDeposit(world, player, 10_000)
  for (let friend = 0; friend < 5; friend++) countInvite(world, player)
  return guest
}

describe('tasks', () => {
  it('[BONUS-01] lists daily, weekly and single tasks with the time of the next reset', () => {
    const { list, resetTime } = fresh('2026-01-15T12:00:00Z').call(getTaskUser, {})
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['daily', 'weekly', 'once']))
    expect(resetTime).toBe(Date.parse('2026-01-16T00:00:00Z'))
    expect(list.find(({ id }) => id === 'd-rules')?.selfReport).toBe(true)
  })

  it('[BONUS-01] progress follows the counters and stops at the target', () => {
    const guest = fresh()
    countBet(guest.world, guest.player, 400)
    expect(taskOf(guest, 'd-bet')).toMatchObject({ progress: 400, target: 1_000, state: locked })
    countBet(guest.world, guest.player, 4_000)
    expect(taskOf(guest, 'd-bet')).toMatchObject({ progress: 1_000, state: available })
    expect(taskOf(guest, 'w-bet').progress).toBe(4_400)
  })

  it('[BONUS-01] a round without a payout is not a win, a second sign-in on a day not a second day', () => {
    const guest = fresh()
    countWin(guest.world, guest.player, 0)
    expect(taskOf(guest, 'd-wins').progress).toBe(0)
    const before = taskOf(guest, 'w-login').progress
    countLogin(guest.world, guest.player)
    countLogin(guest.world, guest.player)
    expect(taskOf(guest, 'w-login').progress).toBe(before)
  })

  it.each(taskRules.map(({ id, title }) => [id, title] as const))('[BONUS-01] %s (%s) pays its awards once', (id) => {
    const guest = busyWeek()
    const rule = taskRules.find((known) => known.id === id)
    if (rule?.by === 'selfReport') guest.call(finishTask, { id })
    const { awards } = taskOf(guest, id)
    expect(guest.call(receiveTaskAward, { id }).awards).toEqual(awards)
    expect(taskOf(guest, id).state).toBe(claimed)
    guest.refused(receiveTaskAward, { id }, 'alreadyClaimed')
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[BONUS-01] refuses tasks that are not done or do not exist', () => {
    const guest = fresh()
    guest.refused(receiveTaskAward, { id: 'd-bet' }, 'taskNotDone')
    guest.refused(receiveTaskAward, { id: 'nothing' }, 'notFound')
    guest.refused(finishTask, { id: 'd-bet' }, 'taskNotDone')
    guest.refused(finishTask, { id: 'chest-20' }, 'notFound')
  })

  it('[BONUS-01] accepts the player’s report where nothing else can show it; repeats change nothing', () => {
    const guest = fresh()
    guest.refused(receiveTaskAward, { id: 'd-rules' }, 'taskNotDone')
    guest.call(finishTask, { id: 'd-rules' })
    const world = JSON.stringify(guest.world)
    guest.call(finishTask, { id: 'd-rules' })
    expect(JSON.stringify(guest.world)).toBe(world)
    guest.call(receiveTaskAward, { id: 'd-rules' })
    guest.call(finishTask, { id: 'd-rules' })
    guest.refused(receiveTaskAward, { id: 'd-rules' }, 'alreadyClaimed')
  })

  it('[BONUS-01] daily tasks restart at midnight, weekly ones on Monday, single ones never', () => {
    const guest = fresh('2026-01-17T12:00:00Z')
    countBet(guest.world, guest.player, 50_000)
    countDeposit(guest.world, guest.player, 10_000)
    for (const id of ['d-bet', 'w-bet', 'o-deposit']) guest.call(receiveTaskAward, { id })
    guest.wait('24h')
    expect([taskOf(guest, 'd-bet').state, taskOf(guest, 'w-bet').state, taskOf(guest, 'o-deposit').state]).toEqual([
      locked,
      claimed,
      claimed,
    ])
    guest.wait('24h')
    expect([taskOf(guest, 'w-bet').state, taskOf(guest, 'o-deposit').state]).toEqual([locked, claimed])
    countBet(guest.world, guest.player, 50_000)
    guest.call(receiveTaskAward, { id: 'w-bet' })
  })

  it('[BONUS-01] an award that was not claimed on its day is lost', () => {
    const guest = fresh()
    countBet(guest.world, guest.player, 1_000)
    guest.wait('24h')
    guest.refused(receiveTaskAward, { id: 'd-bet' }, 'taskNotDone')
  })
})

describe('liveness chests', () => {
  it('[BONUS-01] the day’s liveness opens each chest once; the next day starts from zero', () => {
    const guest = fresh()
    const states = () => guest.call(getTaskUser, {}).chests.map(({ state }) => state)
    grant(guest.world, guest.player, liveness(55), 'test.gift', '')
    expect(states()).toEqual([available, available, locked, locked])
    const [first] = chestRules
    expect(guest.call(receiveTaskAward, { id: 'chest-20' }).awards).toEqual(first?.awards)
    guest.refused(receiveTaskAward, { id: 'chest-20' }, 'alreadyClaimed')
    guest.refused(receiveTaskAward, { id: 'chest-90' }, 'notClaimable')
    guest.wait('24h')
    expect(states()).toEqual([locked, locked, locked, locked])
    expect(guest.call(getTaskUser, {}).liveness).toBe(0)
    expect(balanceOf(guest.player, 'liveness')).toBe(55)
  })

  it('[BONUS-01] full chests that were not opened go to the mail when the day ends; nothing is paid twice', () => {
    const guest = fresh('2026-01-15T12:00:00Z')
    const { world, player } = guest
    grant(world, player, liveness(60), 'task.award', 't')
    guest.call(receiveTaskAward, { id: 'chest-20' })
    const chests = () =>
      Object.values(player.state.mail?.mails ?? {}).flatMap(({ kind, awards }) => (kind === 'chests' ? [awards] : []))
    guest.wait('11h')
    expect(chests()).toEqual([])
    guest.wait('1h')
    expect(chests()).toEqual([chestRules[1]?.awards])
    guest.refused(receiveTaskAward, { id: 'chest-50' }, 'notClaimable')
    guest.wait('24h')
    expect(chests()).toHaveLength(1)
  })

  it('[BONUS-01] all daily tasks together fill every chest', () => {
    const guest = busyWeek()
    guest.call(finishTask, { id: 'd-rules' })
    const daily = taskRules.filter(({ kind }) => kind === 'daily')
    for (const { id } of daily) guest.call(receiveTaskAward, { id })
    for (const { id } of chestRules) guest.call(receiveTaskAward, { id })
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })
})

describe('personas', () => {
  it('[BONUS-01] the whale’s tasks cost no more than others: the list is short', () => {
    expect(visit('whale').call(getTaskUser, {}).list).toHaveLength(taskRules.length)
  })
})
