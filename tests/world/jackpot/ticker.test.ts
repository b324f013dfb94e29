import { describe, expect, it } from 'vitest'
import { HOUR } from '../../../mocks/world/core/clock'
import { receiveDrawChance } from '../../../mocks/world/jackpot/draw'
import { getPersonJackpotDrawAwardLog } from '../../../mocks/world/jackpot/jackpot'
import { getJackpotRank } from '../../../mocks/world/jackpot/rank'
import { jackpotCells, jackpotWeights } from '../../../mocks/world/jackpot/table'
import { tickerLines } from '../../../mocks/world/jackpot/ticker'
import type { JackpotWinner } from '../../../src/contract/jackpot'
import { chiSquare } from './chiSquare'
import { jackpotWorld, NOON } from './jackpotWorld'

/** Every line that the ticker shows when it is read once an hour. */
const linesOf = (hours: number): JackpotWinner[] => {
  const { world } = jackpotWorld()
  const seen = new Map<string, JackpotWinner>()
  for (let hour = 0; hour < hours; hour++) {
    world.now = NOON + hour * HOUR
    for (const line of tickerLines(world)) seen.set(`${line.type} ${line.updateTime}`, line)
  }
  return [...seen.values()]
}

const lines = linesOf(2_400)
const ordinary = lines.filter(({ type }) => type === 1)
const jackpots = lines.filter(({ type }) => type === 2)
const told = jackpotCells.filter(({ type, propId, count }) => type === 1 && propId === 2001 && count >= 500)

/** Weights as expected counts of a number of lines. */
const expected = (weights: readonly number[], total: number): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => (weight / sum) * total)
}

describe('the ticker', () => {
  it('[MOCK-05] shows ordinary prizes as often as their published weights say', () => {
    expect(ordinary.length).toBeGreaterThan(10_000)
    const observed = told.map(({ count }) => ordinary.filter((line) => line.count === count).length)
    expect(observed.reduce((all, count) => all + count, 0)).toBe(ordinary.length)
    const weights = told.map(({ weight = 0 }) => weight)
    // The 99.9 % point of chi-square with 2 degrees of freedom.
    expect(chiSquare(observed, expected(weights, ordinary.length))).toBeLessThan(13.82)
    // The test would notice one weight changed by a fifth.
    for (const changed of weights.keys()) {
      const wrong = weights.map((weight, index) => (index === changed ? weight * 1.2 : weight))
      expect(chiSquare(observed, expected(wrong, ordinary.length))).toBeGreaterThan(4.6)
    }
  })

  it('[MOCK-05] shows jackpots by the published shares, and as often as draws win them', () => {
    const [mega = 0, major = 0, minor = 0, mini = 0] = Object.values(jackpotWeights)
    const countOf = (propIds: readonly number[]) => jackpots.filter(({ propId }) => propIds.includes(propId)).length
    const observed = [countOf([50001, 50002]), countOf([50003]), countOf([50004])]
    expect(chiSquare(observed, expected([mega + major, minor, mini], jackpots.length))).toBeLessThan(13.82)
    const weightOf = (cells: readonly { weight?: number | undefined }[]) =>
      cells.reduce((sum, { weight = 0 }) => sum + weight, 0)
    const share = weightOf(jackpotCells.filter(({ type }) => type === 2)) / weightOf(told)
    expect(jackpots.length / ordinary.length / share).toBeCloseTo(1, 1)
  })

  it('[MOCK-05] has entries at irregular times', () => {
    const times = ordinary.map(({ updateTime }) => updateTime).sort((a, b) => a - b)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length)
    expect(spread / mean).toBeGreaterThan(0.3)
    expect(new Set(gaps).size).toBeGreaterThan(gaps.length * 0.9)
  })

  it('[MOCK-05] has at least 500 distinct winners in a thousand', () => {
    const names = lines.slice(0, 1_000).map(({ nickname }) => nickname)
    expect(names.length).toBe(1_000)
    expect(new Set(names).size).toBeGreaterThanOrEqual(900)
  })

  it('[MOCK-05] agrees with the rank about every jackpot', () => {
    const { world, player } = jackpotWorld()
    const rows = Array.from({ length: 10 }, (_, index) =>
      getJackpotRank(world, player, { pageNum: index + 1, pageSize: 10 }),
    ).flatMap(({ allRank }) => allRank.list)
    const ranked = new Map(rows.map((row) => [row.createTime, row]))
    const least = Math.min(...rows.map(({ amountSection }) => Number(amountSection.split('-')[0])))
    const high = tickerLines(world).filter(
      ({ type, amountSection }) => type === 2 && Number(amountSection.split('-')[0]) > least,
    )
    expect(high.length).toBeGreaterThan(0)
    for (const { nickname, amountSection, updateTime } of high)
      expect(ranked.get(updateTime)).toMatchObject({ nickname, amountSection })
  })

  it('[MOCK-05] shows a player’s own prize as their record has it, and a small one not at all', () => {
    const { world, player } = jackpotWorld()
    player.balances.chance = 2
    world.forcedDraws.push('2001#10', '2001#8')
    receiveDrawChance(world, player)
    receiveDrawChance(world, player)
    const own = tickerLines(world).filter(({ nickname }) => nickname === 'Ni***p1')
    const [, large] = getPersonJackpotDrawAwardLog(world, player, { pageNum: 1, pageSize: 10 }).list
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ amountSection: large?.amountSection, updateTime: large?.createTime, count: 1_800 })
  })
})
