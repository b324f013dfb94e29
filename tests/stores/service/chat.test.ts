import { expect, it, vi } from 'vitest'
import { supportOfDemo } from '../../../mocks/main/support/supportOfDemo'
import { createBackend } from '../../../mocks/network/state/backend'
import type { SupportChat } from '../../../src/platform/device/support'
import { ChatStore } from '../../../src/stores/service/ChatStore'
import { type AppOptions, openApp } from '../../support/app'
import { handClock, settle } from '../../support/platform'

/** A conversation of a persona's in the demo; `pass` moves the time of the answers. */
const opened = async (persona: string, language = 'en-US') => {
  const backend = createBackend({ persona, clock: '2026-01-01T12:00:00Z' })
  const { clock, pass } = handClock()
  const app = openApp({ persona, backend, platform: { support: supportOfDemo(backend, clock) } })
  await app.root.config.load()
  const chat = app.root.feature(ChatStore)
  await chat.join(language)
  const wait = async (ms: number) => {
    await settle()
    pass(ms)
    await settle()
  }
  const last = () => chat.thread?.messages.at(-1)
  return { ...app, chat, wait, last }
}

it('[SERV-01] answers a question about money from the player’s own orders, and links to the order', async () => {
  const { chat, wait, last } = await opened('whale')
  await chat.send('Where is my withdrawal?')
  await settle()
  expect(chat.thread?.typing).toBe(true)
  await wait(1_000)
  expect(last()).toMatchObject({ from: 'support', text: expect.stringMatching(/^Withdrawal \S+ (of|wasn’t)/) })
  expect(last()?.path).toMatch(/^\/wallets\/withdrawal\//)
  await chat.send('And my deposit?')
  await wait(1_000)
  expect(last()?.path).toMatch(/^\/wallets\/order\//)
  expect(last()?.order).toEqual({ kind: 'deposit', id: last()?.path?.split('/').at(-1), status: 1, amount: 1_000_000 })
})

it('[SERV-01] says so when there is nothing to find, in the language of the app', async () => {
  const { chat, wait, last } = await opened('newcomer', 'pt-BR')
  await chat.send('Cadê meu saque?')
  await wait(1_000)
  expect(last()?.text).toBe('Ainda não encontro nenhum saque na sua conta.')
})

it('[SERV-01] keeps a message that did not arrive, and sends it again', async () => {
  const { chat, fault } = await opened('newcomer')
  fault('getCustomerServices:offline*1')
  await chat.send('Hello')
  expect(chat.outbox).toMatchObject([{ text: 'Hello', state: 'failed' }])
  await chat.again(chat.outbox[0]?.id ?? 0)
  expect(chat.outbox).toEqual([])
  expect(chat.thread?.messages.map(({ from }) => from)).toEqual(['support', 'player'])
})

it('[SERV-01] a person comes after the queue; a failing backend closes the chat until the next message', async () => {
  const { chat, wait, last, fault } = await opened('newcomer')
  await chat.send('Can I talk to a person?')
  await wait(1_000)
  const places = [chat.thread?.place]
  await wait(2_000)
  places.push(chat.thread?.place)
  await wait(2_000)
  places.push(chat.thread?.place)
  expect(places).toEqual([2, 1, null])
  await wait(1_000)
  expect(last()?.text).toContain(chat.thread?.agent)
  fault('getCustomerServices:http500*1')
  await chat.send('Are you there?')
  expect(chat.thread?.closed).toBe(true)
  await chat.again(chat.outbox[0]?.id ?? 0)
  expect(chat.thread?.closed).toBe(false)
})

it('[SERV-01] counts what came while the player was away, and forgets it all with the session', async () => {
  const { chat, wait, root } = await opened('newcomer')
  chat.read()
  await chat.send('password')
  await wait(1_000)
  expect(chat.unread).toBe(2)
  chat.read()
  expect(chat.unread).toBe(0)
  root.session.logout()
  expect([chat.thread, chat.outbox, chat.queue]).toEqual([null, [], null])
})

it('[SERV-01] sends pictures with or without words, keeps those that did not arrive, and says that it cannot see them', async () => {
  const { chat, wait, last, fault } = await opened('newcomer')
  const images = ['data:image/png;base64,AAAA']
  fault('getCustomerServices:offline*1')
  await chat.send('', null, images)
  expect(chat.outbox).toMatchObject([{ text: '', images, state: 'failed' }])
  await chat.again(chat.outbox[0]?.id ?? 0)
  expect(last()).toMatchObject({ from: 'player', text: '', images })
  await wait(1_000)
  expect(last()?.text).toMatch(/can’t see pictures/)
})

it('[SERV-01] a chat that cannot be loaded says so, and is joined by license and group with the next try', async () => {
  const join = vi.fn<SupportChat['join']>().mockRejectedValueOnce(new Error('no script'))
  join.mockResolvedValue({ send: async () => true, leave: () => undefined })
  const services = [{ itemType: 1, name: 'Live chat', param1: 'a license', param2: 'a group' }]
  const edit: AppOptions['edit'] = (endpoint, reply) =>
    endpoint === 'preLogin' ? { ...reply, appCustomerServiceQueue: services } : reply
  const { root } = openApp({ persona: 'newcomer', platform: { support: { join } }, edit })
  await root.config.load()
  const chat = root.feature(ChatStore)
  await chat.join('en-US')
  expect(chat.failed).toBe(true)
  await Promise.all([chat.join('en-US'), chat.join('en-US')])
  expect([chat.failed, join.mock.calls.length]).toEqual([false, 2])
  expect(join.mock.lastCall?.[0]).toMatchObject({ license: 'a license', group: 'a group' })
})
