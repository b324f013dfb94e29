import { describe, expect, it } from 'vitest'
import { getActivityIds } from '../../../src/contract/activity/activity'
import { activityReceive } from '../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { PROP } from '../../../src/contract/activity/rewards'
import { appConfig } from '../../../src/contract/config'
import { activityTiles } from '../../../src/domain/activity/tiles'
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
      'Deposit 10.00, get 3.00 extra',
      'Deposit 50.00, get 10.00 extra',
      'Deposit 100.00, get 25.00 extra',
    ])
    expect(activityOf(at, firstDeposit)).not.toHaveProperty('offer')
  })

  it('[CONF-02] of a visit adds up to the coin that a new player can claim', () => {
    const at = visit('newcomer')
    const { lobbyBonusAmount } = at.call(appConfig, { v: '1' }).config.clientConfig
    let claimed = 0
    const claim = (activityId: number, stepId: string) => {
      const { awards } = at.call(activityReceive, { activityId, stepId })
      for (const { propId, count } of awards) if (propId === PROP.coin) claimed += count
    }
    claim(signUpBonus, 's1')
    for (const [index, amount] of [10_000, 10_000, 10_000].entries()) {
      deposit(at, amount)
      claim(firstDeposit, `s${index + 1}`)
    }
    expect(lobbyBonusAmount).toBe(claimed)
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

describe('what an activity has to claim', () => {
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
