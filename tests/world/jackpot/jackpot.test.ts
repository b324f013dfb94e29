import { describe, expect, it } from 'vitest'
import { answer } from '../../../mocks/handlers/answer'
import { activatePersona } from '../../../mocks/personas/build'
import { override } from '../../../mocks/world/config/overrides'
import { DAY, HOUR } from '../../../mocks/world/core/clock'
import { balanceOf, post } from '../../../mocks/world/core/ledger'
import { canDraw, countDeposit } from '../../../mocks/world/jackpot/chance'
import { poolAt } from '../../../mocks/world/jackpot/pools'
import { DEPOSIT_GOAL, DRAWS_A_DAY, jackpotCells } from '../../../mocks/world/jackpot/table'
import { masked } from '../../../mocks/world/jackpot/winners'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { draw as drawCall } from '../../../src/contract/jackpot'
import { visit } from '../core/support'
import { jackpotWorld } from './jackpotWorld'

const draw = 'receiveDrawChance'
const info = 'getJackpotDrawInfo'
const log = 'getPersonJackpotDrawAwardLog'

const withChances = (chances: number, seed = 1) => {
  const made = jackpotWorld(seed)
  post(made.world, made.player, 'chance', chances, 'gift', '')
  return made
}

describe('draw', () => {
  it('[JACK-03] spends one chance and pays exactly what the reply says', () => {
    const { world, player, token } = withChances(1)
    world.forcedDraws.push('2001#3')
    const reply = answer(world, { name: draw, token, body: {} })
    expect(reply).toMatchObject({ errcode: 0, id: 3, propId: 2001, type: 1, count: 500, bonus: 0, forced: true })
    expect(balanceOf(player, 'coin')).toBe(500)
    expect(balanceOf(player, 'chance')).toBe(0)
  })

  it.each([
    ['50001', 'mega'],
    ['50002', 'major'],
    ['50003', 'minor'],
    ['50004#7', 'mini'],
  ] as const)('[JACK-06] pays the whole pool for %s and starts it again', (word, tier) => {
    const { world, player, token } = withChances(2)
    const pool = poolAt(world, tier, world.now)
    world.forcedDraws.push(word, word)
    const reply = answer(world, { name: draw, token, body: {} })
    expect(reply).toMatchObject({
      type: 2,
      propId: Number(word.slice(0, 5)),
      bonus: pool,
      id: word.endsWith('#7') ? 7 : 4,
    })
    expect(balanceOf(player, 'coin')).toBe(pool)
    const again = answer(world, { name: draw, token, body: {} })
    expect(again['bonus']).toBeLessThan(pool)
  })

  it('[JACK-11] pays every ordinary prize as its own asset', () => {
    for (const cell of jackpotCells.filter(({ type }) => type === 1)) {
      const { world, player, token } = withChances(1)
      world.forcedDraws.push(`${cell.propId}#${cell.id}`)
      answer(world, { name: draw, token, body: {} })
      const paid = Object.entries(player.balances).filter(([asset]) => asset !== 'chance')
      expect(paid.map(([, amount]) => amount)).toEqual([cell.count])
    }
  })

  it('[JACK-10] refuses with 1003 when closed, before every other reason', () => {
    const { world, token } = withChances(1)
    override(world, [`activity.${ACTIVITY.luckyJackpot}:closed`])
    expect(answer(world, { name: draw, token, body: {} })).toEqual({ errcode: 1003 })
  })

  it.each([
    ['2026-03-01T03:59:59.999Z', 0],
    ['2026-03-01T04:00:00Z', 1003],
    ['2026-03-01T04:59:59.999Z', 1003],
    ['2026-03-01T05:00:00Z', 0],
    ['2027-03-01T04:30:00Z', 1003],
  ])('[JACK-10] at %s the activity decides whether draws are open', (instant, errcode) => {
    const { world, token } = withChances(1)
    world.now = Date.parse(instant)
    const listed = answer(world, { name: 'getActivityIds', token, body: {} })['activityIds']
    expect((listed as number[]).includes(ACTIVITY.luckyJackpot)).toBe(errcode === 0)
    expect(answer(world, { name: info, token, body: {} })['canReceiveDrawChance']).toBe(errcode === 0)
    expect(answer(world, { name: 'activityGetStatusList', token, body: {} })['canReceiveDrawChance']).toBe(
      errcode === 0,
    )
    expect(answer(world, { name: draw, token, body: {} })['errcode']).toBe(errcode)
  })

  it('[JACK-10] refuses with 1004 after the day’s draws, although chances are left; the next day allows draws again', () => {
    const { world, player, token } = withChances(DRAWS_A_DAY + 1)
    for (let i = 0; i < DRAWS_A_DAY; i++) expect(answer(world, { name: draw, token, body: {} })['errcode']).toBe(0)
    const entries = world.ledger[player.id]?.length
    expect(answer(world, { name: draw, token, body: {} })).toEqual({ errcode: 1004 })
    expect(world.ledger[player.id]).toHaveLength(entries ?? 0)
    world.now += DAY
    expect(answer(world, { name: draw, token, body: {} })['errcode']).toBe(0)
  })

  it('[JACK-10] refuses with 1002 while a deposit would earn a chance and with 1001 when it has', () => {
    const { world, player, token } = jackpotWorld()
    expect(answer(world, { name: draw, token, body: {} })).toEqual({ errcode: 1002 })
    countDeposit(world, player, DEPOSIT_GOAL)
    expect(answer(world, { name: draw, token, body: {} })['errcode']).toBe(0)
    expect(answer(world, { name: draw, token, body: {} })).toEqual({ errcode: 1001 })
  })

  it('[JACK-03] needs a player', () => {
    const { world } = jackpotWorld()
    expect(answer(world, { name: draw, token: '', body: {} })).toEqual({ errcode: 401 })
  })
})

describe('chances', () => {
  it('[JACK-11] one a day when the deposits of that day reach the goal', () => {
    const { world, player } = jackpotWorld()
    countDeposit(world, player, DEPOSIT_GOAL - 1)
    expect(balanceOf(player, 'chance')).toBe(0)
    countDeposit(world, player, 1)
    countDeposit(world, player, DEPOSIT_GOAL * 5)
    expect(balanceOf(player, 'chance')).toBe(1)
    world.now += DAY
    countDeposit(world, player, DEPOSIT_GOAL)
    expect(balanceOf(player, 'chance')).toBe(2)
  })

  it('[JACK-11] states the deposit still needed, and leaves out player data when signed out', () => {
    const { world, player, token } = jackpotWorld()
    countDeposit(world, player, 4_000)
    expect(answer(world, { name: info, token, body: {} })).toMatchObject({
      needDeposit: DEPOSIT_GOAL - 4_000,
      canReceiveDrawChance: false,
      chances: 0,
    })
    const anonymous = answer(world, { name: info, token: '', body: {} })
    expect(anonymous).toMatchObject({ errcode: 0, needDeposit: 0, canReceiveDrawChance: false })
    for (const own of ['chances', 'commitment', 'depositGoal']) expect(anonymous).not.toHaveProperty(own)
  })
})

describe('record', () => {
  it('[JACK-09] pages of 20, newest first, empty at first', () => {
    const { world, player, token } = withChances(45)
    const page = (pageNum: number) => answer(world, { name: log, token, body: { pageNum, pageSize: 20 } })
    expect(page(1)).toEqual({ errcode: 0, list: [], pages: 0 })
    const ids: unknown[] = []
    for (let i = 0; i < 45; i++) {
      if (!canDraw(world, player)) world.now += DAY
      ids.unshift(answer(world, { name: draw, token, body: {} })['recordId'])
    }
    const pages = [1, 2, 3, 4].map((number) => page(number)['list'] as { id: string }[])
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5, 0])
    expect(pages.flat().map(({ id }) => id)).toEqual(ids)
    expect(page(1)['pages']).toBe(3)
  })

  it('[JACK-12] shows the same prize as the reply, permanently', () => {
    const { world, token } = withChances(1)
    world.forcedDraws.push('50003')
    const reply = answer(world, { name: draw, token, body: {} })
    world.now += HOUR
    const { list } = answer(world, { name: log, token, body: { pageNum: 1, pageSize: 20 } }) as { list: object[] }
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      id: reply['recordId'],
      propId: 50003,
      bonus: reply['bonus'],
      amountSection: `${reply['bonus']}-${reply['bonus']}`,
      proof: { forced: true },
    })
  })
})

describe('rank and ticker', () => {
  const rank = (made: ReturnType<typeof jackpotWorld>, pageNum: number) =>
    answer(made.world, { name: 'getJackpotRank', token: made.token, body: { pageNum, pageSize: 10 } }) as unknown as {
      allRank: { list: { rank: number; amountSection: string; nickname: string; id: string }[]; pages: number }
      personRank: { rank: number; amountSection: string } | null
    }

  it('[RANK-01] lists the greatest wins, pages of 10 without a gap', () => {
    const made = jackpotWorld()
    const { pages } = rank(made, 1).allRank
    const rows = Array.from({ length: pages }, (_, index) => rank(made, index + 1).allRank.list).flat()
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.map((row) => row.rank)).toEqual(rows.map((_, index) => index + 1))
    const amounts = rows.map(({ amountSection }) => Number(amountSection.split('-')[0]))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rank(made, 1).personRank).toBeNull()
  })

  it('[JACK-09] a real win appears in rank and ticker', () => {
    const made = withChances(1)
    made.world.forcedDraws.push('50001')
    const { bonus } = answer(made.world, { name: draw, token: made.token, body: {} })
    expect(rank(made, 1).personRank).toMatchObject({ amountSection: `${bonus}-${bonus}`, rank: 1 })
    const ticker = answer(made.world, { name: info, token: '', body: {} })['jackpotWinnerList'] as object[]
    expect(ticker[0]).toMatchObject({ nickname: 'Ni***p1', propId: 50001, type: 2, updateTime: made.world.now })
  })

  it('[JACK-09] names are masked by what a reader sees as characters', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(masked('Marlow')).toBe('Ma***ow')
    expect(masked('Ann')).toBe('An***')
    expect(masked(`${family}🇧🇷ann${family}🏴󠁧󠁢󠁷󠁬󠁳󠁿`)).toBe(`${family}🇧🇷***${family}🏴󠁧󠁢󠁷󠁬󠁳󠁿`)
  })

  it('[JACK-11] the ticker is newest first and never shows the future', () => {
    const { world } = jackpotWorld()
    const times = (
      answer(world, { name: info, token: '', body: {} })['jackpotWinnerList'] as { updateTime: number }[]
    ).map(({ updateTime }) => updateTime)
    expect(times.length).toBe(20)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(Math.max(...times)).toBeLessThanOrEqual(world.now)
  })
})

describe('personas', () => {
  it('[JACK-06] lucky wins Mega with the next draw, unless a tester forced another result', () => {
    const lucky = visit('lucky')
    expect(lucky.call(drawCall, {})).toMatchObject({ propId: 50001, forced: true })
    const other = visit('lucky')
    other.world.forcedDraws.push('2002')
    expect(other.call(drawCall, {})).toMatchObject({ propId: 2002 })
  })

  it('[JACK-09] a history consists of paid draws, and does not affect today or forced results', () => {
    const { world } = visit('visitor')
    world.forcedDraws.push('50002')
    const player = activatePersona(world, 'regular')
    if (!player) throw new Error('no regular')
    const draws = player.state.jackpot?.draws ?? []
    expect(draws.length).toBeGreaterThan(8)
    expect(draws.every(({ at, forced }) => at < world.now - DAY && !forced)).toBe(true)
    expect(canDraw(world, player)).toBe(true)
    expect(world.forcedDraws).toEqual(['50002'])
    expect(world.shared.jackpot).toBe(undefined)
  })
})
