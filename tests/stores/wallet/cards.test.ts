import { expect, it } from 'vitest'
import { CardStore } from '../../../src/stores/wallet/CardStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const card = { bankName: 'Northbank', holder: 'Pip Vale', accountNo: '123456789012', isDefault: false }

const opened = async (persona = 'newcomer') => {
  const app = openApp({ persona })
  const store = app.root.feature(CardStore)
  await Promise.all([app.root.member.load(), store.cards.load()])
  return { ...app, store, list: () => store.cards.value?.appUserBankList ?? [] }
}

it('[WALL-04] an added card is in the list, and the account’s own at once', async () => {
  const { root, store, list } = await opened()
  expect(await store.save(card)).toMatchObject({ name: 'done' })
  await settle()
  expect(list()).toMatchObject([{ accountMasked: '**** 9012', isDefault: true }])
  expect(root.member.data).toMatchObject({ appUserBank: list()[0], appUserBankList: list() })
  expect(store.cards.value?.holder).toBe('Pip Vale')
})

it('[WALL-04] a changed card keeps its number when none is given', async () => {
  const { root, store, list } = await opened()
  await store.save(card)
  await settle()
  await store.save({ ...card, accountNo: '88888888', isDefault: true })
  await settle()
  const { bankId } = list()[0] ?? { bankId: '' }
  expect(await store.save({ ...card, bankId, bankName: 'Civic Bank', accountNo: '', isDefault: true })).toMatchObject({
    name: 'done',
  })
  await settle()
  expect(list()).toMatchObject([
    { bankName: 'Civic Bank', accountMasked: '**** 9012', isDefault: true },
    { isDefault: false },
  ])
  expect(root.member.data?.appUserBank?.bankId).toBe(bankId)
})

it.each(['timeout', 'lost'])('[NET-03] a card whose reply was lost by %s is found in the list', async (what) => {
  const { store, fault, pass, list, calls } = await opened()
  fault(`addBankInfo:${what}*1`)
  const saved = store.save(card)
  await settle()
  pass(40_000)
  expect(await saved).toMatchObject({ name: 'done', reconciled: true })
  await settle()
  expect(list()).toHaveLength(1)
  expect(calls('addBankInfo')).toHaveLength(1)
})

it('[NET-03] a card that never arrived can be saved again', async () => {
  const { store, fault, list } = await opened()
  fault('addBankInfo:offline*1,bankInfoList:offline*1')
  expect(await store.save(card)).toMatchObject({ name: 'unknown' })
  expect(await store.save(card)).toEqual({ name: 'notApplied' })
  expect(await store.save(card)).toMatchObject({ name: 'done' })
  await settle()
  expect(list()).toHaveLength(1)
})

it('[WALL-04] a card of another player or in another name is refused', async () => {
  const { store, list } = await opened('regular')
  const { holder } = list()[0] ?? { holder: '' }
  expect(await store.save(card)).toMatchObject({ name: 'refused', failure: { code: 3018 } })
  await store.save({ ...card, holder })
  await settle()
  expect(await store.save({ ...card, holder })).toMatchObject({ name: 'refused', failure: { code: 3009 } })
})
