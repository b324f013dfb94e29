import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AppRechargeType } from '../../../src/contract/config'
import { RECHARGE_BONUS } from '../../../src/contract/core/enums'
import { cents } from '../../../src/domain/money'
import {
  amountsOffered,
  type DepositConfig,
  minimumDeposit,
  presetBonus,
} from '../../../src/domain/wallet/depositAmounts'
import { channelsInOrder, defaultChannel } from '../../../src/domain/wallet/depositChannel'

const channel = (id: string, sort: number, more: Partial<AppRechargeType> = {}): AppRechargeType => ({
  id,
  name: id,
  sort,
  minAmount: cents(100),
  minAmount2: cents(10_000),
  isDefault: 0,
  ...more,
})
const byId = (...channels: AppRechargeType[]) => Object.fromEntries(channels.map((one) => [one.id, one]))

const configOf = (prices: readonly number[], one: AppRechargeType, minRechargeStatus: 0 | 1): DepositConfig => ({
  appRechargeTypeMap: byId(one),
  appRechargeItemMap: Object.fromEntries(
    prices.map((price, index) => [`i${index}`, { id: `i${index}`, price: cents(price) }]),
  ),
  appRechargeTypeItemMap: { [one.id]: prices.map((_, index) => `i${index}`) },
  minRechargeStatus,
})

const amount = fc.integer({ min: 1, max: 1_000_000 })

describe('[WALL-03] amounts on offer', () => {
  it('are exactly the items at or above the minimum that holds for the player, lowest first', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 12 }),
        amount,
        amount,
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(0 as const, 1 as const),
        (prices, minAmount, minAmount2, totalRecharge, status) => {
          const one = channel('a', 1, { minAmount: cents(minAmount), minAmount2: cents(minAmount2) })
          const least = totalRecharge > 0 && status === 1 ? minAmount2 : minAmount
          const offered = amountsOffered(configOf(prices, one, status), 'a', cents(totalRecharge))
          expect(offered.map(({ price }) => price)).toEqual(
            prices.filter((price) => price >= least).sort((a, b) => a - b),
          )
        },
      ),
    )
  })

  it('promise the bonus of the amount, rounded down, and none that depends on the player', () => {
    const item = { id: 'i', price: cents(20_019), bonusPercent: 5 }
    expect(presetBonus({ ...item, bonusKind: RECHARGE_BONUS.amount })).toBe(1000)
    expect(presetBonus({ ...item, bonusKind: RECHARGE_BONUS.weekend })).toBe(0)
    expect(presetBonus({ id: 'i', price: cents(20_000), bonusKind: RECHARGE_BONUS.amount })).toBe(0)
    expect(presetBonus({ id: 'i', price: cents(20_000) })).toBe(0)
  })

  it('default to 100 cents at first and 10000 after the first recharge', () => {
    const unnamed = { minAmount: cents(0), minAmount2: cents(0) }
    expect(minimumDeposit(unnamed, cents(0), 1)).toBe(100)
    expect(minimumDeposit(unnamed, cents(1), 1)).toBe(10_000)
    expect(minimumDeposit(unnamed, cents(1), 0)).toBe(100)
    expect(minimumDeposit({}, cents(0), 0)).toBe(100)
    expect(minimumDeposit({}, cents(1), 1)).toBe(10_000)
    expect(minimumDeposit({ minAmount: cents(1), minAmount2: cents(2) }, cents(1), 1)).toBe(2)
  })

  it('include an item that is just the minimum, and none above the maximum', () => {
    const one = channel('a', 1, { maxAmount: cents(5_000) })
    const offered = amountsOffered(configOf([99, 100, 5_000, 5_001], one, 1), 'a', cents(0))
    expect(offered.map(({ price }) => price)).toEqual([100, 5_000])
  })

  it('are empty for an unknown channel, and skip unknown items', () => {
    const config = configOf([200], channel('a', 1), 1)
    for (const id of ['b', '', '__proto__', 'toString']) expect(amountsOffered(config, id, cents(0))).toEqual([])
    const dangling = { ...config, appRechargeTypeItemMap: { a: ['gone', 'i0'] } }
    expect(amountsOffered(dangling, 'a', cents(0))).toHaveLength(1)
    expect(amountsOffered({ ...config, appRechargeTypeItemMap: {} }, 'a', cents(0))).toEqual([])
  })
})

describe('[WALL-02] the preselected deposit channel', () => {
  const ids = ['a', 'b', 'c', 'd'] as const
  const channels = fc
    .uniqueArray(fc.constantFrom(...ids), { maxLength: 4 })
    .chain((some) =>
      fc.tuple(
        ...some.map((id) =>
          fc
            .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(0 as const, 1 as const))
            .map(([sort, isDefault]) => channel(id, sort, { isDefault })),
        ),
      ),
    )
    .map((list) => byId(...list))
  const memory = fc.option(fc.constantFrom(...ids, 'gone'), { nil: undefined })

  it('is the current one, else the last used, else the default, else the first', () => {
    fc.assert(
      fc.property(channels, memory, memory, (some, current, lastUsed) => {
        const chosen = defaultChannel(some, { current, lastUsed })
        const has = (id: string | undefined) => id !== undefined && Object.hasOwn(some, id)
        if (Object.keys(some).length === 0) expect(chosen).toBeNull()
        else if (has(current)) expect(chosen?.id).toBe(current)
        else if (has(lastUsed)) expect(chosen?.id).toBe(lastUsed)
        else {
          const inOrder = channelsInOrder(some)
          expect(chosen).toBe(inOrder.find(({ isDefault }) => isDefault === 1) ?? inOrder[0])
        }
      }),
    )
  })

  it('is shown first where it is the last used one; the others stay in their order', () => {
    fc.assert(
      fc.property(channels, memory, (some, lastUsed) => {
        const plain = channelsInOrder(some)
        const last = plain.filter(({ id }) => id === lastUsed)
        expect(channelsInOrder(some, lastUsed)).toEqual([...last, ...plain.filter(({ id }) => id !== lastUsed)])
      }),
    )
  })

  it('does not depend on the order of the map', () => {
    const [a, b] = [channel('a', 2), channel('b', 1)]
    expect(defaultChannel(byId(a, b))?.id).toBe('b')
    expect(defaultChannel(byId(b, a))?.id).toBe('b')
    const [y, z] = [channel('y', 1), channel('z', 1)]
    expect(channelsInOrder(byId(z, y)).map(({ id }) => id)).toEqual(['y', 'z'])
    expect(channelsInOrder(byId(y, z)).map(({ id }) => id)).toEqual(['y', 'z'])
  })
})
