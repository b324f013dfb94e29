import { expect, it } from 'vitest'
import { protectionsOf, securityOf } from '../../../src/domain/member/security'
import { signUpWayOf } from '../../../src/domain/member/signUpWay'
import { ProfileStore } from '../../../src/stores/member/ProfileStore'
import { RetrieveStore } from '../../../src/stores/member/RetrieveStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (persona = 'regular') => {
  const app = openApp({ persona })
  await app.root.member.load()
  return app
}

it('[MEMB-01] a saved nickname and avatar are the account’s at once', async () => {
  const { root } = await opened()
  const profile = root.feature(ProfileStore)
  await profile.save({ nickname: 'Mara K' })
  await profile.save({ avatar: '7' })
  expect(root.member.info).toMatchObject({ nickname: 'Mara K', avatar: '7' })
})

it.each(['12', '99', '-1', '1.5', '007', 'x', '../11'])(
  '[MEMB-01] the refused avatar %s changes nothing',
  async (avatar) => {
    const { root } = await opened()
    const before = root.member.info?.avatar
    expect(await root.feature(ProfileStore).save({ avatar })).toMatchObject({
      name: 'refused',
      failure: { code: 5001 },
    })
    expect(root.member.info?.avatar).toBe(before)
  },
)

it('[MEMB-01] after a lost reply the account says which nickname holds', async () => {
  const { root, fault } = await opened()
  const profile = root.feature(ProfileStore)
  fault('updateProfile:lost*1')
  expect(await profile.save({ nickname: 'Mara K' })).toMatchObject({ name: 'done', reconciled: true })
  expect(root.member.info?.nickname).toBe('Mara K')
  fault('updateProfile:offline*1')
  expect(await profile.save({ nickname: 'Mara L' })).toMatchObject({ name: 'notApplied' })
  expect(root.member.info?.nickname).toBe('Mara K')
})

it('[MEMB-01] what the account has already is not sent, and a save follows one with an unknown outcome', async () => {
  const { root, fault, backend } = await opened()
  const profile = root.feature(ProfileStore)
  const sent = () => backend.log.list().filter(({ endpoint }) => endpoint === 'updateProfile').length
  expect(await profile.save({ nickname: 'Marlow', avatar: '2' })).toMatchObject({ name: 'done' })
  expect(sent()).toBe(0)
  fault('updateProfile:lost*1,getAfterLoginInfoWeb:http502*1')
  expect(await profile.save({ avatar: '3' })).toMatchObject({ name: 'unknown' })
  expect(await profile.save({ avatar: '4' })).toMatchObject({ name: 'done' })
})

it('[MEMB-01] the security level counts password, phone and PIN', () => {
  expect(protectionsOf({ hasPassword: true, mobile: '', hasSafeboxPassword: true })).toEqual({
    password: true,
    phone: false,
    pin: true,
  })
  expect(securityOf({ hasPassword: true, mobile: '', hasSafeboxPassword: true })).toEqual({ level: 2, next: 'phone' })
  expect(securityOf({ hasPassword: true, mobile: '+1', hasSafeboxPassword: true })).toEqual({ level: 3, next: null })
})

it('[MEMB-01] the account says how it was opened, unless we do not know the way', () => {
  expect([1, 2, 5, 9].map(signUpWayOf)).toEqual(['phone', 'account', 'google', null])
})

it('[MEMB-01] money left in games comes back once, into the balance', async () => {
  const { root } = await opened()
  const store = root.feature(RetrieveStore)
  await store.left.load()
  const total = store.left.value?.total ?? 0
  const coin = root.member.info?.coin ?? 0
  expect(total).toBeGreaterThan(0)
  expect(await store.retrieve()).toMatchObject({ name: 'done', value: { retrieved: total } })
  await settle()
  expect(root.member.info?.coin).toBe(coin + total)
  expect(store.left.value).toEqual({ list: [], total: 0 })
})

it('[MEMB-01] after a lost reply the reads say whether it came back', async () => {
  const { root, fault } = await opened()
  const store = root.feature(RetrieveStore)
  await store.left.load()
  const after = (root.member.info?.coin ?? 0) + (store.left.value?.total ?? 0)
  fault('retrieveBalance:offline*1')
  expect(await store.retrieve()).toMatchObject({ name: 'notApplied' })
  fault('retrieveBalance:lost*1')
  expect(await store.retrieve()).toMatchObject({ name: 'done', reconciled: true, value: { coin: after } })
  await settle()
  expect(root.member.info?.coin).toBe(after)
})
