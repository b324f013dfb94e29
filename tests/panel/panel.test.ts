import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { FAULT_NAMES } from '../../mocks/network/adapters/route'
import { parseFaults } from '../../mocks/network/faults/faults'
import type { LoggedCall } from '../../mocks/network/state/callLog'
import { asCurl } from '../../mocks/network/tape/copies/curl'
import { asFault } from '../../mocks/panel/calls/copies'
import { codeText, filterCalls } from '../../mocks/panel/calls/filterCalls'
import { faultChoices } from '../../mocks/panel/faults/choices'
import { composeFault, NO_FAULT } from '../../mocks/panel/faults/composeFault'
import { countForced, NOTHING_FORCED } from '../../mocks/panel/forced'
import { spanText, spanWord } from '../../mocks/panel/pieces/time'

const call = (parts: Partial<LoggedCall>): LoggedCall => ({
  id: '1',
  endpoint: 'receiveDrawChance',
  at: 0,
  ms: 12,
  status: 200,
  errcode: 0,
  request: { propId: 7 },
  reply: { errcode: 0, coin: 5 },
  ...parts,
})

describe('[QA-01] a fault of the form', () => {
  it.each([
    [{}, '*:1003*1'],
    [{ endpoint: 'online', times: '' }, 'online:1003'],
    [{ endpoint: 'online', condition: 'gameId=3', share: '25', from: '2', times: '4' }, 'online{gameId=3}:1003%25@2*4'],
  ])('%o is written in the grammar', (parts, text) => {
    const composed = composeFault({ ...NO_FAULT, what: '1003', ...parts })
    expect(composed).toBe(text)
    expect(() => parseFaults(composed, FAULT_NAMES)).not.toThrow()
  })

  it.each(FAULT_NAMES)('every choice for %s is valid', (endpoint) => {
    for (const [what] of faultChoices(endpoint))
      expect(parseFaults(composeFault({ ...NO_FAULT, endpoint, what }), FAULT_NAMES)).toHaveLength(1)
  })

  it('offers the refusals declared for a call, its own first', () => {
    const codes = faultChoices('receiveDrawChance').map(([what]) => what)
    expect(codes.slice(0, 4)).toEqual(['1001', '1002', '1003', '1004'])
  })
})

describe('[QA-01] a logged call', () => {
  it.each([
    [{}, '0'],
    [{ errcode: 1003 }, '1003 drawClosed'],
    [{ errcode: null, status: 500 }, 'HTTP 500'],
    [{ errcode: null, status: 0 }, 'no reply'],
    [{ errcode: null, status: 0, ms: null }, '…'],
  ])('%o is told as its outcome', (parts, text) => {
    expect(codeText(call(parts))).toBe(text)
  })

  it('is found by endpoint, code, fault and text of its bodies', () => {
    const calls = [call({}), call({ id: '2', endpoint: 'getMail2', errcode: 1003, fault: '1003' })]
    const found = (text: string, shown: 'all' | 'failed' | 'forced' = 'all') =>
      filterCalls(calls, text, shown).map(({ id }) => id)
    expect(found('mail')).toEqual(['2'])
    expect(found('drawclosed')).toEqual(['2'])
    expect(found('propId')).toEqual(['1', '2'])
    expect(found('', 'failed')).toEqual(['2'])
    expect(found('', 'forced')).toEqual(['2'])
  })

  it.each([
    [call({ errcode: 1003 }), 'receiveDrawChance:1003*1'],
    [call({ fault: 'lost' }), 'receiveDrawChance:lost*1'],
    [call({}), 'receiveDrawChance:={"errcode":0,"coin":5}*1'],
  ])('copied as a fault gives the next one the same', (logged, text) => {
    expect(asFault(logged)).toBe(text)
    expect(() => parseFaults(text, FAULT_NAMES)).not.toThrow()
  })

  it.each(["it's", "'two' and 'more'", '$HOME `id` \\ "x"', 'two\nlines'])(
    'copied as a command is read by a shell as it was: %j',
    (text) => {
      const command = asCurl(call({ request: { text } }), 'http://localhost:4010', 'qa')
      // Instead of curl, which need not be there: each argument on its own.
      const script = `curl() { printf '%s\\0' "$@"; }\n${command}`
      const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0')
      expect(JSON.parse(words[words.indexOf('--data') + 1] ?? '')).toEqual({ text })
      expect(words).toContain('x-mock-world: qa')
    },
  )
})

it('[QA-01] the badge counts what is forced', () => {
  expect(countForced(NOTHING_FORCED)).toBe(0)
  const forced = {
    faults: ['a'],
    draws: ['b'],
    rounds: ['c'],
    configs: ['d'],
    latency: '3g',
    clock: 'frozen',
    device: 'storageFull',
  } as const
  expect(countForced(forced)).toBe(7)
})

it.each([
  [0, '0s', '1s'],
  [61_000, '1m 1s', '61s'],
  [90_061_000, '1d 1h', '90061s'],
  [86_400_000_000, '1000d 0h', '24000h'],
])('a span of %i ms', (ms, text, word) => {
  expect(spanText(ms)).toBe(text)
  expect(spanWord(ms)).toBe(word)
})
