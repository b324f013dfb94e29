import { expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { CLAIM } from '../../../src/contract/core/enums'
import { VipStore } from '../../../src/stores/vip/VipStore'
import { openApp } from '../../support/app'

it('[VIP-02] a month of the regular: each reward is there once in its window, and all of it is in the ledger', async () => {
  const { root, backend, calls } = openApp({ persona: 'regular' })
  const store = root.feature(VipStore)
  const { bet, clock } = createControls(backend)
  await root.member.load()
  const claimed = { daily: 0, signIn: 0, bonuses: 0 }
  for (let day = 0; day < 31; day++) {
    await clock.advance('24h')
    await bet('1:1000*5')
    await store.info.load()
    for (const kind of ['daily', 'signIn', 'bonuses'] as const) {
      await store.claimReward({ kind })
      if (store.claim.state.name === 'done') claimed[kind]++
    }
    await store.info.load()
    expect([store.vip?.daily.state, store.vip?.signIn.state]).toEqual([CLAIM.claimed, CLAIM.claimed])
    expect(store.vip?.unreceived).toEqual([])
  }
  expect(claimed).toMatchObject({ daily: 31, signIn: 31 })
  expect(claimed.bonuses).toBeGreaterThanOrEqual(5)
  expect(calls('appVipUserReceiveDaily').every(({ errcode }) => errcode === 0)).toBe(true)
  await root.member.refresh()
  const { id = '', coin } = root.member.info ?? {}
  const ledger = Object.values(backend.journal.world.ledger).flat()
  expect(ledger.filter((entry) => entry.kind === 'vip.daily').length).toBeGreaterThanOrEqual(31)
  expect(coin).toBe(backend.journal.world.players[id]?.balances.coin)
})
