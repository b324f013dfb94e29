import { expect, it } from 'vitest'
import { draw } from '../../../src/contract/jackpot'
import { RankStore } from '../../../src/stores/jackpot/RankStore'
import { openApp } from '../../support/app'

it('[RANK-01] [JACK-09] reads pages of 10, each page once, without a gap or a repetition', async () => {
  const { root, calls } = openApp()
  const { rank } = root.feature(RankStore)
  await Promise.all([rank.load(), rank.more()])
  expect(rank.rows).toHaveLength(10)
  expect(calls('getJackpotRank').map(({ request }) => request)).toMatchObject([{ pageNum: 1, pageSize: 10 }])
  while (rank.hasMore) await rank.more()
  expect(rank.rows.length).toBeGreaterThan(20)
  expect(rank.rows.map((row) => row.rank)).toEqual(rank.rows.map((_, index) => index + 1))
})

it('[RANK-01] [JACK-09] names the player’s own place, which a jackpot won changes', async () => {
  const { root } = openApp({ persona: 'lucky' })
  const store = root.feature(RankStore)
  await store.rank.load()
  expect(store.personRank).toBeNull()
  const won = await root.api.call(draw, {})
  await store.rank.refresh()
  expect(store.personRank?.rank).toBe(1)
  await store.rank.more()
  expect(store.personRank?.rank).toBe(1)
  expect(won.ok && store.personRank?.amountSection).toBe(won.ok && `${won.value.bonus}-${won.value.bonus}`)
  root.session.logout()
  expect([store.personRank, store.rank.rows]).toEqual([null, []])
})

it('[JACK-09] a failed page reports it and can be requested again', async () => {
  const { root, fault } = openApp()
  fault('getJackpotRank:http500*1')
  const { rank } = root.feature(RankStore)
  await rank.load()
  expect([rank.state, rank.rows]).toEqual(['failed', []])
  await rank.retry()
  expect(rank.rows).toHaveLength(10)
})
