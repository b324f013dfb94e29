import { expect, it } from 'vitest'
import { countBet } from '../../../mocks/world/bonus/tasksCount'
import { countDeposit, dayCounts, drawRefusal, stillToDeposit } from '../../../mocks/world/jackpot/chance'
import { DEPOSIT_GOAL, DRAWS_A_DAY } from '../../../mocks/world/jackpot/table'
import { getTaskUser } from '../../../src/contract/bonus'
import { type Visit, visit } from './support'

/** A daily action: how to do it, and whether it is possible now. */
interface Daily {
  persona?: 'newcomer' | 'collector'
  use: (at: Visit) => void
  isNew: (at: Visit) => boolean
}

const sees = (at: Visit, id: string) => at.call(getTaskUser, {}).list.find((task) => task.id === id)?.progress
/** Whether a claim would be paid, without making it. */
const wouldPay = (at: Visit, name: string) => {
  const before = JSON.stringify(at.world)
  const paid = at.send(name)['errcode'] === 0
  Object.assign(at.world, JSON.parse(before))
  return paid
}
const claimOf = (name: string, persona: Daily['persona'] = 'newcomer'): Daily => ({
  persona,
  use: (at) => expect(at.send(name)['errcode']).toBe(0),
  isNew: (at) => wouldPay(at, name),
})

const daily: Readonly<Record<string, Daily>> = {
  'the draws of the lucky jackpot': {
    use: ({ world, player }) => {
      dayCounts(player, world.now).draws = DRAWS_A_DAY
    },
    isNew: ({ world, player }) => drawRefusal(world, player) !== 'alreadyDrawn',
  },
  'the deposits that earn a draw': {
    use: ({ world, player }) => countDeposit(world, player, DEPOSIT_GOAL),
    isNew: ({ world, player }) => stillToDeposit(world, player) === DEPOSIT_GOAL,
  },
  'the daily tasks': {
    use: ({ world, player }) => countBet(world, player, 400),
    isNew: (at) => sees(at, 'd-bet') === 0,
  },
  'the login bonus': claimOf('loginBonus3UserReceive'),
  'the VIP sign-in award': claimOf('appVipUserReceiveSignInAward', 'collector'),
}

const at = (iso: string, persona: Daily['persona']): Visit => {
  const now = Date.parse(iso)
  return visit(persona, { clock: { mode: 'frozen', at: now }, real: now })
}

it.each(Object.keys(daily))('[BONUS-01] [JACK-11] the day ends at 00:00 UTC, not an hour off: %s', (what) => {
  const { persona, use, isNew } = daily[what] ?? {}
  if (!use || !isNew) throw new Error('no such thing')
  const guest = at('2026-01-15T12:00:00Z', persona ?? 'newcomer')
  expect(isNew(guest)).toBe(true)
  use(guest)
  expect(isNew(guest)).toBe(false)
  for (const span of ['11h', '59m', '59s']) guest.wait(span)
  expect([new Date(guest.world.now).toISOString(), isNew(guest)]).toEqual(['2026-01-15T23:59:59.000Z', false])
  guest.wait('1s')
  expect([new Date(guest.world.now).toISOString(), isNew(guest)]).toEqual(['2026-01-16T00:00:00.000Z', true])
})

it('[BONUS-01] weekly tasks reset on Monday at exactly 00:00 UTC', () => {
  const guest = at('2026-01-18T23:00:00Z', 'newcomer')
  countBet(guest.world, guest.player, 400)
  for (const span of ['59m', '59s']) guest.wait(span)
  expect(sees(guest, 'w-bet')).toBe(400)
  guest.wait('1s')
  expect(sees(guest, 'w-bet')).toBe(0)
})

it('[BONUS-01] the reset time in the task list is that instant', () => {
  const guest = at('2026-01-15T23:59:59Z', 'newcomer')
  expect(guest.call(getTaskUser, {}).resetTime).toBe(Date.parse('2026-01-16T00:00:00Z'))
  guest.wait('1s')
  expect(guest.call(getTaskUser, {}).resetTime).toBe(Date.parse('2026-01-17T00:00:00Z'))
})
