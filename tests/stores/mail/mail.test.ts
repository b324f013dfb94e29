import { expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { UNDO_MS } from '../../../src/stores/mail/MailRemoval'
import { ALL, MailStore } from '../../../src/stores/mail/MailStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

/** A newcomer with the given mails besides the welcome. */
const opened = async (...letters: readonly string[]) => {
  const app = openApp({ persona: 'newcomer' })
  for (const letter of letters) await createControls(app.backend).grant(`mail:${letter}`)
  const store = app.root.feature(MailStore)
  store.list.subscribe()
  store.counts.subscribe()
  await settle()
  const find = (kind: string) => store.list.rows.find((row) => row.kind === kind) ?? { id: 'none' }
  return { ...app, store, find }
}

it('[MAIL-01] opening a mail marks it as read in the list at once, and its dot is asked for again', async () => {
  const { store, find, calls, pass } = await opened('appUpdate')
  const { unread } = store.counts.value ?? { unread: 0 }
  await store.mail(find('appUpdate').id).load()
  await settle()
  pass(1_000)
  await settle()
  expect(store.rows.map((row) => [row.kind, store.isUnread(row)])).toContainEqual(['appUpdate', false])
  expect(store.counts.value?.unread).toBe(unread - 1)
  expect(calls('activityGetStatusList').length).toBe(1)
})

it('[MAIL-01] attachments are received into the reward modal, once, with a lost reply found out by a read', async () => {
  const { store, find, root, fault, calls } = await opened('gift')
  const { id } = find('gift')
  fault('receiveMail:lost*1')
  await store.mail(id).load()
  await store.claimGift(id)
  expect(root.modals.top).toMatchObject({ name: 'reward', props: { awards: [{ propId: 2001, count: 500 }] } })
  expect(store.mail(id).value?.state).toBe(2)
  expect(calls('receiveMail').length).toBe(1)
  await store.claimGift(id)
  expect(store.claim.state).toMatchObject({ name: 'refused', failure: { code: 4002 } })
})

it('[MAIL-01] all attachments are received together, and nothing waits any more', async () => {
  const { store, root } = await opened('gift', 'newsletter')
  expect(store.counts.value).toMatchObject({ gifts: 3 })
  const sums = new Map(store.counts.value?.waiting?.map(({ propId, count }) => [propId, count]))
  expect(sums).toEqual(
    new Map([
      [2001, 550],
      [2002, 120],
    ]),
  )
  await store.claimGift(ALL)
  await settle()
  expect(root.modals.top).toMatchObject({ name: 'reward' })
  expect(store.counts.value).toMatchObject({ gifts: 0, waiting: [] })
  expect(store.rows.every((row) => store.giftOf(row, 0) !== 'waiting')).toBe(true)
})

it('[MAIL-01] a deletion can be undone for a while; then it is sent, and a second one sends the first', async () => {
  const { store, find, pass, calls } = await opened('appUpdate', 'maintenance')
  const kinds = () => store.rows.map(({ kind }) => kind)
  store.removal.begin({ id: find('appUpdate').id })
  expect(kinds()).not.toContain('appUpdate')
  store.removal.undo()
  pass(UNDO_MS)
  await settle()
  expect(kinds()).toContain('appUpdate')
  expect(calls('delMail')).toEqual([])

  store.removal.begin({ id: find('appUpdate').id })
  await store.mail(find('maintenance').id).load()
  store.removal.begin('finished')
  await settle()
  expect(calls('delMail').length).toBe(1)
  pass(UNDO_MS)
  await settle()
  expect(calls('delMail').map(({ request }) => 'id' in (request as object))).toEqual([true, false])
  expect(kinds()).toEqual(['welcome'])
})

it('[MAIL-01] a lost reply to a deletion is found out by a read', async () => {
  const { store, find, fault, pass } = await opened('appUpdate')
  fault('delMail:lost*1')
  store.removal.begin({ id: find('appUpdate').id })
  pass(UNDO_MS)
  await settle()
  expect(store.removal.write.state).toMatchObject({ name: 'done', reconciled: true })
  expect(store.rows.map(({ kind }) => kind)).toEqual(['welcome'])
})
