import { expect, it } from 'vitest'
import { SafeboxStore } from '../../../src/stores/wallet/SafeboxStore'
import { openApp } from '../../support/app'

const PIN = '246810'

const opened = async () => {
  const app = openApp({ persona: 'whale' })
  const store = app.root.feature(SafeboxStore)
  await app.root.member.load()
  const figures = () => {
    const { coin = 0, safebox = 0 } = app.root.member.info ?? {}
    return { coin, safebox }
  }
  return { ...app, store, figures }
}

it.each([
  ['', 1, 'done'],
  ['lost', 1, 'done'],
  ['offline', 0, 'notApplied'],
])('[WALL-04] money whose reply is %s goes into the safe-box at most once', async (fault, made, ending) => {
  const { store, figures, fault: hit } = await opened()
  const before = figures()
  if (fault) hit(`safeboxMove:${fault}*1`)
  await Promise.all([store.move.send({ amount: 5_000 }), store.move.send({ amount: 5_000 })])
  expect(store.move.state.name).toBe(ending)
  expect(figures()).toEqual({ coin: before.coin - 5_000 * made, safebox: before.safebox + 5_000 * made })
})

it('[WALL-04] money leaves with the right password only; the tries that are left are told', async () => {
  const { store, figures, root } = await opened()
  await store.password.send({ password: PIN })
  expect(root.member.info?.hasSafeboxPassword).toBe(true)
  const before = figures()
  for (const left of [4, 3, 2, 1, 0]) {
    await store.move.send({ amount: -100, password: '135791' })
    // The last try locks it.
    expect(store.move.state).toMatchObject({ name: 'refused', failure: { code: left === 0 ? 3019 : 3012 } })
    expect(store.triesLeft).toBe(left)
  }
  await store.move.send({ amount: -100, password: PIN })
  expect(store.move.state).toMatchObject({ name: 'refused', failure: { code: 3019 } })
  expect(figures()).toEqual(before)
})

it('[WALL-04] a forgotten password is replaced given the account’s, which unlocks the safe-box', async () => {
  const { store, figures } = await opened()
  await store.password.send({ password: PIN })
  for (let turn = 0; turn < 5; turn++) await store.move.send({ amount: -100, password: '135791' })
  await store.reset.send({ accountPassword: 'wrong1234', password: '112233' })
  expect(store.reset.state).toMatchObject({ name: 'refused', failure: { code: 2001 } })
  await store.reset.send({ accountPassword: 'demo1234', password: '112233' })
  const { safebox } = figures()
  await store.move.send({ amount: -100, password: '112233' })
  expect(store.move.state.name).toBe('done')
  expect(figures().safebox).toBe(safebox - 100)
})
