import { describe, expect, it } from 'vitest'
import { countBet } from '../../../mocks/world/bonus/tasksCount'
import { vipAt, vipLadder } from '../../../mocks/world/config/vip'
import { HOUR } from '../../../mocks/world/core/clock'
import { balanceOf } from '../../../mocks/world/core/ledger'
import { translatorFor } from '../../../mocks/world/core/texts'
import { PERSONAS } from '../../../mocks/world/member/profile'
import { keepNeeds } from '../../../mocks/world/vip/playerState'
import { countTurnover } from '../../../mocks/world/vip/turnover'
import { vipHasClaim } from '../../../mocks/world/vip/vip'
import { CLAIM } from '../../../src/contract/core/enums'
import { getMail2, getMailDetail } from '../../../src/contract/mail'
import {
  appVipUserReceiveDaily,
  appVipUserReceiveSignInAward,
  getVipInfo,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../../../src/contract/vip'
import { NOON, type Visit, visit } from '../core/support'
import { coinOf, deposit, expectLedgerInvariants, moves } from '../wallet/walletSupport'

const info = (at: Visit) => at.call(getVipInfo, {}).vipData

/** A settled bet. */
const bet = (at: Visit, amount: number): void => {
  at.player.bet += amount
  at.player.vipExp += amount
  countBet(at.world, at.player, amount)
  countTurnover(at.world, at.player, { gameType: 1, bet: amount })
}

describe('the ladder', () => {
  it('[VIP-01] has sixteen rising levels in six themes', () => {
    expect(vipLadder).toHaveLength(16)
    for (const [index, vip] of vipLadder.slice(1).entries()) {
      const below = vipAt(index)
      expect(vip.experience).toBeGreaterThan(below.experience)
      for (const benefit of ['levelUpBonus', 'weeklyBonus', 'monthlyBonus', 'dailyBonus', 'rebate'] as const)
        expect(vip[benefit] ?? -1, `${benefit} of ${vip.level}`).toBeGreaterThanOrEqual(below[benefit] ?? 0)
      expect(vip.levelUpBonus ?? 0).toBeLessThanOrEqual((vip.experience - below.experience) * 0.0021)
    }
  })

  it('[VIP-02] shows the player’s level and what the bonuses of the week and the month need', () => {
    const at = visit('newcomer')
    expect(info(at)).toMatchObject({ level: 0, exp: 0, nextExp: 100_000, unreceived: [] })
    expect(info(at).periods).toEqual([
      { kind: 'week', bet: 0, need: 0, endTime: Date.parse('2026-01-19T00:00:00Z'), bonus: 0 },
      { kind: 'month', bet: 0, need: 0, endTime: Date.parse('2026-02-01T00:00:00Z'), bonus: 0 },
    ])
    bet(at, 600_000)
    const { level, exp, nextExp, periods } = info(at)
    expect({ level, exp, nextExp }).toEqual({ level: 2, exp: 600_000, nextExp: 1_500_000 })
    expect(periods.map(({ bet, need, bonus }) => [bet, need, bonus])).toEqual([
      [600_000, 6_250, 100],
      [600_000, 25_000, 300],
    ])
    at.wait('5d')
    expect(info(at).periods.map(({ bet }) => bet)).toEqual([0, 600_000])
  })

  it('[VIP-02] says how long a bonus of a week or a month waits; that of a level does not expire', () => {
    const times = info(visit('collector')).unreceived.map(({ id, expireTime }) => [id, expireTime])
    expect(times).toEqual([
      ['level-5', undefined],
      ['level-6', undefined],
      ['month-2025-12', Date.parse('2026-01-31T00:00:00Z')],
      ['week-2026-01-05', Date.parse('2026-01-19T00:00:00Z')],
    ])
  })

  it('[VIP-02] at the top level there is no next, and the mail says so', () => {
    const at = visit('whale')
    expect(info(at)).toMatchObject({ level: 15 })
    expect(info(at)).not.toHaveProperty('nextExp')
    const rising = visit('newcomer')
    const bodyOf = () =>
      rising.call(getMail2, { pageNum: 1, pageSize: 10 }).list.find(({ kind }) => kind === 'vipUp')?.id
    bet(rising, vipAt(14).experience)
    expect(rising.call(getMailDetail, { id: bodyOf() ?? '' }).mail.body).not.toContain('highest')
    bet(rising, vipAt(15).experience)
    expect(rising.call(getMailDetail, { id: bodyOf() ?? '' }).mail.body).toContain('highest')
  })

  it('[VIP-02] pays each level-up once, all at a time, with a mail', () => {
    const at = visit('newcomer')
    at.refused(receiveVipTaskUnReceiveBonus, {}, 'notClaimable')
    bet(at, 600_000)
    expect(info(at).unreceived.map(({ id }) => id)).toEqual(['level-1', 'level-2'])
    expect(at.call(receiveVipTaskUnReceiveBonus, {}).awards).toEqual([
      { propId: 2001, count: 200 },
      { propId: 2001, count: 800 },
    ])
    expect(coinOf(at)).toBe(1_000)
    at.refused(receiveVipTaskUnReceiveBonus, {}, 'notClaimable')
    const mails = Object.values(at.player.state.mail?.mails ?? {}).filter(({ kind }) => kind === 'vipUp')
    const t = translatorFor('en-US')
    expect(mails.map(({ title }) => t(title))).toEqual(['You’ve reached VIP 2'])
    bet(at, 1)
    expect(info(at).unreceived).toEqual([])
    expectLedgerInvariants(at.world, at.player)
  })

  it('[VIP-02] pays the weekly and monthly bonus for bets enough, once the week or month is over', () => {
    const at = visit('newcomer')
    bet(at, 4_000_000)
    at.call(receiveVipTaskUnReceiveBonus, {})
    const { weeklyBonus = 0, monthlyBonus = 0 } = vipAt(4)
    expect(info(at).unreceived).toEqual([])
    at.wait('4d')
    expect(info(at).unreceived).toMatchObject([
      { id: 'week-2026-01-12', awards: [{ propId: 2001, count: weeklyBonus }] },
    ])
    expect(at.call(receiveVipTaskUnReceiveBonus, {}).awards).toHaveLength(1)
    at.wait('13d')
    expect(info(at).unreceived).toMatchObject([
      { id: 'month-2026-01', awards: [{ propId: 2001, count: monthlyBonus }] },
    ])
    const before = coinOf(at)
    at.call(receiveVipTaskUnReceiveBonus, {})
    expect(coinOf(at)).toBe(before + monthlyBonus)
    at.refused(receiveVipTaskUnReceiveBonus, {}, 'notClaimable')
  })

  it('[VIP-02] keeps a bonus that was not received before the next bets, until it expires', () => {
    const at = visit('newcomer')
    bet(at, 4_000_000)
    at.call(receiveVipTaskUnReceiveBonus, {})
    at.wait('5d')
    bet(at, 100)
    expect(info(at).unreceived.map(({ id }) => id)).toEqual(['week-2026-01-12'])
    at.wait('7d')
    expect(info(at).unreceived.map(({ id }) => id)).toEqual([])
    at.wait('7d')
    expect(info(at).unreceived.map(({ id }) => id)).toEqual(['month-2026-01'])
    at.wait('30d')
    at.refused(receiveVipTaskUnReceiveBonus, {}, 'notClaimable')
  })

  it('[VIP-02] pays no weekly or monthly bonus for too few bets at the level', () => {
    const at = visit('vip3')
    const { week, month } = keepNeeds(info(at).level)
    const vip = at.player.state.vip
    if (!vip) throw new Error('no standing')
    vip.week.bet = week - 1
    vip.month.bet = month - 1
    at.wait('40d')
    expect(info(at).unreceived).toEqual([])
  })
})

describe('the daily bonus', () => {
  it('[VIP-02] is paid once a day, by level, and states when the next one is', () => {
    const at = visit('collector')
    const before = coinOf(at)
    const { dailyBonus = 0 } = vipAt(6)
    expect(info(at).daily).toEqual({
      state: CLAIM.available,
      awards: [{ propId: 2001, count: dailyBonus }],
      nextTime: Date.parse('2026-01-16T00:00:00Z'),
    })
    at.call(appVipUserReceiveDaily, {})
    expect(coinOf(at)).toBe(before + dailyBonus)
    expect(info(at).daily).toMatchObject({ state: CLAIM.claimed, nextTime: Date.parse('2026-01-16T00:00:00Z') })
    at.refused(appVipUserReceiveDaily, {}, 'alreadyClaimed')
    at.wait('12h')
    at.call(appVipUserReceiveDaily, {})
    expect(
      moves(at, 'vip.daily')
        .slice(-2)
        .map((row) => row.at),
    ).toEqual([NOON, NOON + 12 * HOUR])
  })

  it('[VIP-02] does not exist at level 0', () => {
    const at = visit('newcomer')
    expect(info(at).daily.state).toBe(CLAIM.locked)
    at.refused(appVipUserReceiveDaily, {}, 'notClaimable')
  })
})

describe('the sign-in week', () => {
  it('[VIP-02] goes from day to day, and restarts after seven or after a missed one', () => {
    const at = visit('newcomer')
    const days: number[] = []
    for (let day = 0; day < 8; day++) {
      days.push(info(at).signIn.day)
      at.call(appVipUserReceiveSignInAward, {})
      at.refused(appVipUserReceiveSignInAward, {}, 'alreadyClaimed')
      at.wait('24h')
    }
    expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
    expect(info(at).signIn.day).toBe(2)
    at.wait('24h')
    expect(info(at).signIn.day).toBe(1)
    expect(balanceOf(at.player, 'coupon:1005')).toBe(1)
    expect(balanceOf(at.player, 'points')).toBe(10 + 20 + 50 + 10)
    expectLedgerInvariants(at.world, at.player)
  })

  it('[VIP-02] shows the states of its days', () => {
    const { signIn } = info(visit('collector'))
    expect(signIn).toMatchObject({ day: 7, state: CLAIM.available })
    expect(signIn.week.map(({ state }) => state)).toEqual([2, 2, 2, 2, 2, 2, 1])
    const claimed = info(visit('regular')).signIn
    expect(claimed).toMatchObject({ day: 3, state: CLAIM.claimed, nextTime: Date.parse('2026-01-16T00:00:00Z') })
    expect(claimed.week.map(({ state }) => state)).toEqual([2, 2, 2, 0, 0, 0, 0])
  })
})

describe('VIP tasks', () => {
  it('[VIP-02] are paid when done, once in their day or week', () => {
    const at = visit('newcomer')
    for (const { id } of info(at).tasks) at.refused(receiveVipTask, { id }, 'taskNotDone')
    for (let round = 0; round < 20; round++) bet(at, 2_500)
    deposit(at, 10_000)
    const { tasks } = info(at)
    expect(tasks.every(({ state, progress, target }) => state === CLAIM.available && progress === target)).toBe(true)
    for (const { id, awards } of tasks) {
      expect(at.call(receiveVipTask, { id }).awards).toEqual(awards)
      at.refused(receiveVipTask, { id }, 'alreadyClaimed')
    }
    at.wait('24h')
    expect(info(at).tasks.map(({ state }) => state)).toEqual([CLAIM.locked, CLAIM.locked, CLAIM.claimed, CLAIM.claimed])
    at.wait('3d')
    expect(info(at).tasks.every(({ state, progress }) => state === CLAIM.locked && progress === 0)).toBe(true)
    expectLedgerInvariants(at.world, at.player)
  })

  it('[VIP-02] tasks that do not exist are refused', () => {
    for (const id of ['nothing', '__proto__']) visit('regular').refused(receiveVipTask, { id }, 'notFound')
  })
})

describe('personas', () => {
  it('[ACT-05] the collector has everything to claim, and nothing is left when all is claimed', () => {
    const at = visit('collector')
    expect(vipHasClaim(at.world, at.player)).toBe(true)
    const { daily, signIn, unreceived } = info(at)
    expect([daily.state, signIn.state]).toEqual([CLAIM.available, CLAIM.available])
    expect(unreceived.map(({ id }) => id).sort()).toEqual(['level-5', 'level-6', 'month-2025-12', 'week-2026-01-05'])
    at.call(appVipUserReceiveDaily, {})
    at.call(appVipUserReceiveSignInAward, {})
    at.call(receiveVipTaskUnReceiveBonus, {})
    for (const { id, state } of info(at).tasks) if (state === CLAIM.available) at.call(receiveVipTask, { id })
    expect(vipHasClaim(at.world, at.player)).toBe(false)
  })

  it('[VIP-01] vip1 to vip6 have the theme of their number', () => {
    for (const persona of PERSONAS.filter((name) => /^vip\d$/.test(name)))
      expect(`vip${vipAt(info(visit(persona)).level).showType}`).toBe(persona)
  })
})
