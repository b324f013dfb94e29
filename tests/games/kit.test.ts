import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attempt } from '../../mocks/games/kit/attempt'
import { tenths } from '../../mocks/games/kit/money'
import { refusalText } from '../../mocks/games/kit/refusals'
import { firstStake, rememberStake } from '../../mocks/games/kit/stakes'
import { ar } from '../../mocks/games/kit/texts/ar'
import { en } from '../../mocks/games/kit/texts/en'
import { es } from '../../mocks/games/kit/texts/es'
import { pt } from '../../mocks/games/kit/texts/pt'
import { vi as vietnamese } from '../../mocks/games/kit/texts/vi'
import { NO_REPLY } from '../../mocks/games/messages'
import { wordsOf } from '../../mocks/games/mines/words'

const speak = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

beforeEach(() => speak('en-US'))
afterEach(() => vi.unstubAllGlobals())

describe('what a tap begins', () => {
  it.each([
    ['is done', async () => undefined, []],
    [
      'throws',
      async () => {
        throw new Error('no reel')
      },
      [en.broken],
    ],
  ])('ends once, also when it %s; a fault is told and reported', async (_how, run, told) => {
    const [report, say, end] = [vi.fn(), vi.fn(), vi.fn()]
    vi.stubGlobal('reportError', report)
    await attempt(run, { say, end })
    expect([say.mock.calls.flat(), end.mock.calls.length, report.mock.calls.length]).toEqual([told, 1, told.length])
  })
})

describe('the first bet of a game', () => {
  const bets = [20, 100, 200, 500]

  it('[GAME-03] is 2.00, or the next lower one on offer', () => {
    expect(firstStake(1, bets)).toBe(2)
    expect(firstStake(1, [20, 100, 500])).toBe(1)
    expect(firstStake(1, [500, 1_000])).toBe(0)
  })

  it('[GAME-03] is later the last one of this game on this device', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    rememberStake(1, 500)
    expect([firstStake(1, bets), firstStake(2, bets)]).toEqual([3, 2])
  })
})

describe('a refusal in a game', () => {
  const bet = { bets: [100, 200], most: 10_000 }

  it('[ERR-01] of a bet says the limits, and that nothing was bet', () => {
    expect(refusalText(3_002, bet)).toBe('The lowest bet is 1.00.')
    expect(refusalText(3_003, bet)).toBe('The highest bet is 100.00.')
    for (const code of [1_400, 1_500]) expect(refusalText(code, bet)).toMatch(/Nothing was bet\. \(1[45]00\)$/)
  })

  it('[ERR-01] of another call does not; one without words of its own is named by its code', () => {
    expect(refusalText(5_001)).toBe('This game was closed. Open it again to see your last round.')
    expect(refusalText(NO_REPLY)).toBe('Connection lost. Checking your round.')
    expect(refusalText(1_500)).toBe('That didn’t work (code 1500).')
  })
})

it('[GAME-03] a win is so many times the bet, whole or cut to one decimal', () => {
  expect([tenths(2_150, 200), tenths(16_000, 200), tenths(1, 3)]).toEqual(['10.7', '80', '0.3'])
  speak('pt-BR')
  expect(tenths(2_150, 200)).toBe('10,7')
})

it.each([
  ['ar', ar],
  ['es', es],
  ['pt', pt],
  ['vi', vietnamese],
])('[I18N-01] every text of the games has the same values in %s as in English', (_, texts) => {
  const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
  for (const [key, text] of Object.entries(en))
    expect(valuesOf(texts[key as keyof typeof en]), key).toEqual(valuesOf(text))
})

it.each([
  ['ar', ar],
  ['en', en],
  ['es', es],
  ['pt', pt],
  ['vi', vietnamese],
])('[GAME-03] a bingo card and the sea have no mines in %s', (_, texts) => {
  const keys = (['card', 'sea'] as const).flatMap((board) => Object.values(wordsOf({ board })))
  expect(keys.filter((key) => texts[key].toLowerCase().includes(texts.mine))).toEqual([])
})
