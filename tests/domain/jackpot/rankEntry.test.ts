import { expect, it } from 'vitest'
import type { RankRow } from '../../../src/contract/jackpot'
import { formatSection, rankEntries } from '../../../src/domain/jackpot/rankEntry'

const row = (id: string, more: Partial<RankRow> = {}): RankRow => ({
  id,
  nickname: 'An***09',
  avatar: '3',
  amountSection: '810200-810200',
  createTime: 1,
  ...more,
})

it('[RANK-01] a row’s place is the backend’s, else its position in the list', () => {
  expect(rankEntries([row('a'), row('b', { rank: 7 }), row('c')], 'en-US').map(({ rank }) => rank)).toEqual([1, 7, 3])
})

it('[RANK-01] an amount is one sum or a range, and empty where it is malformed', () => {
  expect(formatSection('810200-810200', 'en-US')).toBe('8,102.00')
  expect(formatSection('100-810200', 'en-US')).toBe('1.00 – 8,102.00')
  for (const bad of ['', '5', '9-1', '1.5-2', '-1--1', 'a-b']) expect(formatSection(bad, 'en-US')).toBe('')
})

it('[RANK-01] names the jackpot where the backend says which one, else none', () => {
  const won = [row('a', { propId: 50001 }), row('b', { propId: 2001 }), row('c')]
  expect(rankEntries(won, 'en-US').map(({ jackpot }) => jackpot)).toEqual(['mega', null, null])
})
