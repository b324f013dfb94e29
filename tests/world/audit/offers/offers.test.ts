import { describe, expect, it } from 'vitest'
import { RECHARGE_BONUS } from '../../../../src/contract/core/enums'
import { verdicts } from './judge'
import { offers } from './offers'

const broken = (some: Parameters<typeof verdicts>[0]) =>
  verdicts(some).flatMap(({ offer, holds, says }) => (holds ? [] : [`${offer}: ${says}`]))

describe('the offers at their worst for the house', () => {
  it('[WALL-05] [MOCK-05] none that comes back pays off against it, and gifts keep to what is stated', () => {
    expect(broken(offers)).toEqual([])
  })

  it('[MOCK-05] has a row for every kind of deposit bonus', () => {
    const { coupon: _coupon, ...kinds } = RECHARGE_BONUS
    const names = offers.map(({ name }) => name)
    for (const kind of Object.keys(kinds)) expect(names).toContain(`deposit: ${kind}`)
  })

  it('[MOCK-05] finds an offer that comes back with an edge for the player', () => {
    const generous = { name: 'generous', repeats: 'each', stake: 10_000, gives: 1_000, house: -1 } as const
    expect(broken([generous])).toEqual(['generous: stake 100.00, gives 10.00, leaves -0.01'])
    expect(broken([{ ...generous, repeats: 'ever' }])).toEqual([])
    const gifts = { ...generous, repeats: 'day', stake: 0, house: -900 } as const
    expect(broken([gifts])).toEqual(['gifts of a week: 63.00 of 60.00'])
  })
})
