import { describe, expect, it } from 'vitest'
import {
  clockAdvanced,
  clockSet,
  parseClockControl,
  parsePersona,
  parseSeed,
  parseTheme,
} from '../../mocks/network/controls/syntax'
import { createFaultPlan, faultText, parseFaults } from '../../mocks/network/faults/faults'
import { parseLatency } from '../../mocks/network/faults/latency'
import { contract } from '../../src/contract'

const endpoints = contract.map(({ call }) => call.name)
const noon = Date.UTC(2026, 0, 1, 12)

describe('the fault grammar', () => {
  it.each([
    ['receiveDrawChance:1003', { kind: 'refuse', code: 1003 }],
    ['*:401', { kind: 'code401' }],
    ['online:errcode401', { kind: 'errcode401' }],
    ['getMail2:offline', { kind: 'offline' }],
    ['getMail2:hang', { kind: 'hang' }],
    ['preLogin:http502', { kind: 'http', status: 502 }],
    ['appConfig:http429', { kind: 'http', status: 429 }],
    ['getMail2:timeout', { kind: 'timeout' }],
    ['getMail2:lost', { kind: 'lost' }],
    ['getMail2:malformed', { kind: 'malformed' }],
    ['getMail2:empty', { kind: 'empty' }],
    ['getMail2:wrongtype', { kind: 'wrongtype' }],
    ['getMail2:slow=3000', { kind: 'slow', ms: 3000 }],
    ['getMail2:hold', { kind: 'hold' }],
    [
      'getMail2:={"list":[1,{"a":"b*2:,@%"}],"x":null}',
      { kind: 'json', body: '{"list":[1,{"a":"b*2:,@%"}],"x":null}' },
    ],
    ['getMail2:="a \\" quote, and more"', { kind: 'json', body: '"a \\" quote, and more"' }],
  ])('[QA-01] reads %s', (text, does) => {
    expect(parseFaults(text, endpoints)[0]).toMatchObject({ does, left: null })
  })

  it('[QA-01] accepts every endpoint of the contract', () => {
    for (const name of endpoints) expect(parseFaults(`${name}:1999*2`, endpoints)[0]?.endpoint).toBe(name)
  })

  it.each([
    ['', '<endpoint>[{field=value}]:<what>'],
    ['receiveDrawChance', '<endpoint>[{field=value}]:<what>'],
    [':1003', '<endpoint>[{field=value}]:<what>'],
    ['receiveDrawChanse:1003', 'nearest: receiveDrawChance'],
    ['getMail2:tmeout', 'nearest: timeout'],
    ['getMail2:', 'nearest:'],
    ['getMail2:999', 'from 1000 up'],
    ['getMail2:http302', 'http400 to http599'],
    ['getMail2:slow', 'slow=3000'],
    ['getMail2:slow=9999999', 'slow=3000'],
    ['getMail2:slow=900000', 'up to 600000'],
    ['getMail2:1003*0', '*1 to *999999'],
    ['getMail2:1003*', '*1 to *999999'],
    ['getMail2:1003*-1', '*1 to *999999'],
    ['getMail2:1003,', '<endpoint>[{field=value}]:<what>'],
    ['getMail2:1003%0', '%1 to %100'],
    ['getMail2:1003%101', '%1 to %100'],
    ['getMail2:1003%', 'in a link %251 to %25100'],
    ['getMail2:1003@0', '@1 to @999999'],
    ['getMail2:1003*2@3', '*1 to *999999'],
    ['getMail2{page}:1003', '{field=value}'],
    ['getMail2{page=1:1003', 'is not a fault'],
    ['getMail2:={"a":}', 'is not JSON'],
    ['getMail2:={"a":1', 'is not JSON'],
    ['getMail2:hold=3', 'nearest: hold'],
    ['__proto__:1003', 'nearest:'],
    ['constructor:1003', 'nearest:'],
  ])('[QA-01] refuses %j and says what would be right', (text, hint) => {
    expect(() => parseFaults(text, endpoints)).toThrow(hint)
  })

  it('[QA-01] refuses values other than strings', () => {
    for (const wrong of [undefined, null, 7, {}, []])
      expect(() => parseFaults(wrong, endpoints)).toThrow('is not a fault')
  })
})

describe('active faults', () => {
  const planOf = (...texts: string[]) => {
    const plan = createFaultPlan()
    for (const text of texts) plan.add(parseFaults(text, endpoints))
    return plan
  }
  type Plan = ReturnType<typeof createFaultPlan>
  const take = (plan: Plan, endpoint: string, body: unknown = {}, seed = 1) => plan.take({ endpoint, body, seed })
  const whats = (plan: Plan, endpoint: string, times: number) =>
    Array.from({ length: times }, () => take(plan, endpoint)?.what ?? null)

  it('[QA-01] a fault of the endpoint wins over the one for all, which stays', () => {
    expect(whats(planOf('*:offline,getMail2:1003*1'), 'getMail2', 3)).toEqual(['1003', 'offline', 'offline'])
  })

  it('[QA-01] are counted down and then removed', () => {
    const plan = planOf('getMail2:1003*2')
    expect(plan.list()).toEqual(['getMail2:1003*2'])
    expect(whats(plan, 'getMail2', 1)).toEqual(['1003'])
    expect(plan.list()).toEqual(['getMail2:1003*1'])
    expect(whats(plan, 'getMail2', 2)).toEqual(['1003', null])
    expect(plan.list()).toEqual([])
  })

  it('[QA-01] for all endpoints are counted down by any of them', () => {
    const plan = planOf('*:hang*2')
    expect([take(plan, 'online'), take(plan, 'getMail2'), take(plan, 'online')].map((met) => met?.what)).toEqual([
      'hang',
      'hang',
      undefined,
    ])
  })

  it('[QA-01] of an endpoint are replaced by a new one', () => {
    expect(planOf('getMail2:1003*2,online:lost', 'getMail2:empty').list()).toEqual(['getMail2:empty', 'online:lost'])
  })

  it('[QA-01] without a number of times last until cleared', () => {
    const plan = planOf('getMail2:1003')
    expect(whats(plan, 'getMail2', 50)).toEqual(Array(50).fill('1003'))
    plan.clear()
    expect(take(plan, 'getMail2')).toBeNull()
  })

  it('[QA-01] with a condition meet the calls whose body has that value, before one without a condition', () => {
    const plan = planOf('startGame{gameId=3}:1003,startGame:lost*1,startGame{from.page=home}:empty')
    const bodies = [{ gameId: 3 }, { gameId: '3' }, { gameId: 4 }, { gameId: 4 }, { from: { page: 'home' } }, null]
    expect(bodies.map((body) => take(plan, 'startGame', body)?.what ?? null)).toEqual([
      '1003',
      '1003',
      'lost',
      null,
      'empty',
      null,
    ])
  })

  it('[QA-01] begin with the call they are told to, and leave those before to the fault for all', () => {
    const plan = planOf('getMail2:1003@3*1,*:empty')
    expect(whats(plan, 'getMail2', 1)).toEqual(['empty'])
    expect(plan.list()).toEqual(['getMail2:1003@2*1', '*:empty'])
    expect(whats(plan, 'getMail2', 3)).toEqual(['empty', '1003', 'empty'])
  })

  it('[QA-01] of one endpoint with different beginnings take turns', () => {
    const plan = planOf('getMail2:1001*1,getMail2:1002@2*1,getMail2:1003@3*1')
    expect(whats(plan, 'getMail2', 4)).toEqual(['1001', '1002', '1003', null])
    expect(plan.remove('getMail2')).toBe(false)
  })

  it('[QA-01] of a share meet about that many calls, the same ones for the same seed', () => {
    const metBy = (seed: number) => {
      const plan = planOf('getMail2:1003%25')
      return Array.from({ length: 1_000 }, () => take(plan, 'getMail2', {}, seed) !== null)
    }
    const met = metBy(7)
    expect(metBy(7)).toEqual(met)
    expect(metBy(8)).not.toEqual(met)
    const share = met.filter(Boolean).length
    expect(share).toBeGreaterThan(200)
    expect(share).toBeLessThan(300)
  })

  it('[QA-01] are removed by endpoint, or by endpoint and condition', () => {
    const plan = planOf('getMail2:1003,getMail2{page=2}:lost,online:empty')
    expect(plan.remove('getMail2{page=2}')).toBe(true)
    expect(plan.list()).toEqual(['getMail2:1003', 'online:empty'])
    expect(plan.remove('getMail2')).toBe(true)
    expect(plan.remove('getMail2')).toBe(false)
    expect(plan.list()).toEqual(['online:empty'])
  })

  it('[QA-01] read back as they are written', () => {
    const texts = ['getMail2{page=2}:={"a":[1,2],"b":"x,y"}%25@3*2', '*:slow=300', 'online:hold*1']
    expect(parseFaults(texts.join(','), endpoints).map(faultText)).toEqual(texts)
  })

  it('[QA-01] are copies of what the caller passed', () => {
    const faults = parseFaults('getMail2:1003*2', endpoints)
    const plan = createFaultPlan()
    plan.add(faults)
    take(plan, 'getMail2')
    expect(faults[0]?.left).toBe(2)
  })
})

describe('the other controls', () => {
  it.each([
    ['none', 0, null],
    ['fast', 60, null],
    ['4g', 150, null],
    ['3g', 600, '3g'],
    ['2g', 2000, '2g'],
    ['slow-2g', 3000, 'slow-2g'],
    ['250', 250, null],
    [250, 250, null],
  ])('[QA-01] reads %j', (word, ms, network) => {
    expect(parseLatency(word)).toMatchObject({ ms, network })
  })

  it.each(['5g', '', '-1', '1.5', '999999', null, {}])('[QA-01] refuses %j', (word) => {
    expect(() => parseLatency(word)).toThrow('one of none, fast, 4g, 3g, 2g, slow-2g')
  })

  it('[MOCK-03] parse seeds, themes and personas, and refuse others with what would be valid', () => {
    expect([parseSeed('7'), parseSeed(0), parseSeed('4294967295')]).toEqual([7, 0, 4294967295])
    for (const wrong of ['-1', '1.5', 'x', '4294967296', null, Number.NaN])
      expect(() => parseSeed(wrong)).toThrow('such as 7')
    expect([parseTheme('4'), parseTheme(6)]).toEqual([4, 6])
    for (const wrong of ['0', 7, 'gold', null]) expect(() => parseTheme(wrong)).toThrow('one of 1, 2, 3, 4, 5, 6')
    expect(parsePersona('lucky', ['visitor', 'lucky'])).toBe('lucky')
    expect(() => parsePersona('luky', ['visitor', 'lucky'])).toThrow('one of visitor, lucky')
  })

  it('[MOCK-03] parse live, frozen and running clocks', () => {
    expect(parseClockControl('live', 5)).toEqual({ mode: 'live' })
    expect(parseClockControl('2026-01-01T12:00:00Z', 5)).toEqual({ mode: 'frozen', at: noon })
    expect(parseClockControl('run@2026-01-01T12:00:00Z', 5)).toEqual({ mode: 'run', offset: noon - 5 })
    for (const wrong of ['now', '12:00', '2026-13-01', 'run@', 7, null])
      expect(() => parseClockControl(wrong, 5)).toThrow('ISO 8601')
  })

  it('[MOCK-03] move a clock in its own mode, never back and never past ten years', () => {
    const frozen = { mode: 'frozen', at: noon } as const
    expect(clockAdvanced(frozen, noon, 5, '90s')).toEqual({ mode: 'frozen', at: noon + 90_000 })
    expect(clockAdvanced({ mode: 'live' }, noon, noon, '1d')).toEqual({ mode: 'run', offset: 86_400_000 })
    expect(clockSet(frozen, noon, 5, '2026-01-02')).toEqual({ mode: 'frozen', at: noon + 43_200_000 })
    expect(() => clockSet(frozen, noon, 5, '2025-12-31')).toThrow('only goes forward')
    expect(() => clockAdvanced(frozen, noon, 5, '9999d')).toThrow('ten years')
    for (const wrong of ['90', 's', '1.5h', '-1d', 'soon', 90])
      expect(() => clockAdvanced(frozen, noon, 5, wrong)).toThrow('90s')
    for (const wrong of ['live', 'run@2026-01-01', 'tomorrow'])
      expect(() => clockSet(frozen, noon, 5, wrong)).toThrow('ISO 8601')
  })
})
