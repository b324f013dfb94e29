import { describe, expect, it } from 'vitest'
import { getActivityIds } from '../../../src/contract/activity/activity'
import { activityDetail, activityReceive, activitySteps } from '../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { appConfig } from '../../../src/contract/config'
import { CLAIM, RECHARGE_BONUS } from '../../../src/contract/core/enums'
import { depositQuote, depositStatus } from '../../../src/contract/wallet/deposit'
import { getExchange } from '../../../src/contract/wallet/withdraw'
import { activityTiles } from '../../../src/domain/activity/tiles'
import { cents as asCents } from '../../../src/domain/money'
import { type Visit, visit } from '../core/support'
import { deposit } from '../wallet/walletSupport'

const { firstDeposit, signUpBonus, christmas, weekendLottery } = ACTIVITY
const activityOf = (at: Visit, id: number) => at.call(getActivityIds, {}).activityMap[String(id)]

describe('the offer of an activity', () => {
  it('[ACT-04] is what the next deposit pays, and is gone once all are used up', () => {
    const at = visit('newcomer')
    const said: (string | undefined)[] = []
    for (const amount of [10_000, 10_000, 10_000]) {
      said.push(activityOf(at, firstDeposit)?.offer)
      deposit(at, amount)
    }
    expect(said).toEqual([
      '100% extra on your next deposit, up to 1,000.00',
      '50% extra on your next deposit, up to 500.00',
      '30% extra on your next deposit, up to 300.00',
    ])
    expect(activityOf(at, firstDeposit)).not.toHaveProperty('offer')
  })

  it.each([1_000, 10_000, 500_000])(
    '[ACT-07] of the first deposits is one: lobby, offer page, quote and receipt say the same for %i',
    (first) => {
      const at = visit('newcomer')
      const { config } = at.call(appConfig, { v: '1' })
      const steps = () => at.call(activityDetail, { activityId: firstDeposit }).steps
      expect(config.clientConfig.lobbyBonusAmount).toBe(steps()[0]?.bonus?.most)
      for (const [index, amount] of [first, 10_000, 100_000].entries()) {
        const { bonus = { percent: 0, most: 0 }, target = 0 } = steps()[index] ?? {}
        const { minAmount = 0, minAmount2 = 0 } = config.appRechargeTypeMap['instant'] ?? {}
        expect(target).toBeGreaterThanOrEqual(index === 0 ? minAmount : minAmount2)
        const promised = Math.min(bonus.most, (amount * bonus.percent) / 100)
        const { list } = at.call(depositQuote, { channelId: 'instant', prices: [asCents(amount)] })
        const quoted = Math.max(...(list[0]?.bonuses ?? []).map((one) => one.amount))
        const { orderId } = deposit(at, amount)
        const paid = at.call(depositStatus, { orderId }).order?.bonus
        expect([quoted, paid]).toEqual([promised, promised])
      }
    },
  )

  it('[ACT-07] of the first deposit is not paid for less than it asks for', () => {
    const at = visit('newcomer')
    const { list } = at.call(depositQuote, { channelId: 'instant', prices: [asCents(999), asCents(1_000)] })
    const first = list.map(({ bonuses }) => bonuses.find(({ kind }) => kind === RECHARGE_BONUS.firstDeposit)?.amount)
    expect(first).toEqual([0, 1_000])
  })

  it('[ACT-04] exists in its season only; before it the activity has a start and is listed last', () => {
    const summer = visit('regular', { clock: { mode: 'frozen', at: Date.UTC(2026, 5, 10, 12) } })
    expect(activityOf(summer, christmas)).toMatchObject({ startTime: Date.UTC(2026, 11, 1) })
    expect(activityOf(summer, christmas)).not.toHaveProperty('offer')
    const tiles = activityTiles(Object.values(summer.call(getActivityIds, {}).activityMap))
    const ahead = tiles.flatMap(({ startTime }) => startTime ?? [])
    expect(tiles.slice(-ahead.length).map(({ startTime }) => startTime)).toEqual(ahead.toSorted((a, b) => a - b))

    const advent = visit('regular', { clock: { mode: 'frozen', at: Date.UTC(2026, 11, 5, 12) } })
    expect(activityOf(advent, christmas)?.offer).toMatch(/^Gifts worth /)
    expect(activityOf(advent, christmas)).not.toHaveProperty('startTime')
    // A Saturday.
    expect(activityOf(advent, weekendLottery)?.offer).toBe('10% of your weekend deposits back')
  })
})

it('[ACT-07] every activity says what it is about', () => {
  const at = visit('regular')
  for (const { id } of Object.values(at.call(getActivityIds, {}).activityMap)) {
    const { rules } = at.call(activityDetail, { activityId: id })
    expect([id, rules.length > 0, rules.every((rule) => rule.length > 10)]).toEqual([id, true, true])
  }
})

describe('what an activity has to claim', () => {
  it('[ACT-08] has to be wagered as its steps say, of a weekend’s deposits and no others', () => {
    // A Saturday in the season of the calendar.
    const at = visit('newcomer', { clock: { mode: 'frozen', at: Date.UTC(2026, 11, 5, 12) } })
    deposit(at, 100_000)
    const left = () => at.call(getExchange, {}).turnoverLeft
    const open = at
      .call(activitySteps, {})
      .list.flatMap(({ activityId, steps }) => steps.map((step) => ({ ...step, activityId })))
      .filter(({ state }) => state === CLAIM.available)
    for (const { activityId, id, turnover = 0 } of open) {
      const before = left()
      at.call(activityReceive, { activityId, stepId: id })
      expect([activityId, left() - before]).toEqual([activityId, turnover])
    }
    const held = open.filter(({ turnover }) => turnover)
    expect(held.map(({ activityId }) => activityId)).toEqual([weekendLottery])
    expect(open.length).toBeGreaterThan(held.length)
  })

  it('[ACT-08] is said of each, and no longer once it is claimed', () => {
    const at = visit('newcomer')
    expect(activityOf(at, signUpBonus)?.claimable).toBe(true)
    at.call(activityReceive, { activityId: signUpBonus, stepId: 's1' })
    expect(activityOf(at, signUpBonus)?.claimable).toBe(false)
  })

  it('[ACT-08] is not said to a visitor', () => {
    expect(activityOf(visit('visitor'), signUpBonus)).not.toHaveProperty('claimable')
  })
})
