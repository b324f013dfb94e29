import { expect, it, vi as mocks } from 'vitest'
import { supportOfDemo } from '../../../mocks/main/support/supportOfDemo'
import { createBackend } from '../../../mocks/network/state/backend'
import { cents } from '../../../src/domain/money'
import ar from '../../../src/i18n/locales/ar/service.json'
import en from '../../../src/i18n/locales/en-US/service.json'
import es from '../../../src/i18n/locales/es-419/service.json'
import pt from '../../../src/i18n/locales/pt-BR/service.json'
import vi from '../../../src/i18n/locales/vi-VN/service.json'
import type { SupportChat } from '../../../src/platform/device/support'
import { CareStore } from '../../../src/stores/member/CareStore'
import { ChatStore } from '../../../src/stores/service/ChatStore'
import { type AppOptions, openApp } from '../../support/app'
import { handClock, settle } from '../../support/platform'

const questions = { 'en-US': en, 'pt-BR': pt, 'es-419': es, 'vi-VN': vi, ar }

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
  expect(last()).toMatchObject({ from: 'support', text: expect.stringMatching(/^Withdrawal w\s.+ (of|wasn’t)/) })
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

it.each([
  ['How do I limit my deposits?', /^You have no deposit limit yet/, '/member/play'],
  ['How do I take a break?', /^A time-out lasts/, '/member/play?open=timeout'],
  ['How do I close my account?', /^Self-exclusion closes your account/, '/member/play?open=exclude'],
])('[SERV-01] [MEMB-01] %s is answered with the way to where it is done', async (question, text, path) => {
  const { chat, wait, last } = await opened('newcomer')
  await chat.send(question)
  await wait(1_000)
  expect(last()).toMatchObject({ text: expect.stringMatching(text), path })
})

it('[SERV-01] [MEMB-01] says what holds already: the use of a limit, the end of a break', async () => {
  const { chat, wait, last, root } = await opened('newcomer')
  const care = root.feature(CareStore)
  await care.setLimit({ period: 'week', amount: cents(50_000) })
  await chat.send('What is my deposit limit?')
  await wait(1_000)
  expect(last()?.text).toMatch(/^You’ve used 0\.00 of your 500\.00 limit for this week\. A lower/)
  await care.takeBreak('7d')
  await chat.send('I need a break')
  await wait(1_000)
  expect(last()?.text).toMatch(/^Your time-out runs until Jan 8, 2026/)
  await care.takeBreak('180d')
  await chat.send('Close my account')
  await wait(1_000)
  expect(last()).toMatchObject({ text: expect.stringMatching(/^You’re excluded until/), path: '/member/play' })
})

it('[SERV-01] questions to tap are understood in every language', async () => {
  for (const [language, table] of Object.entries(questions)) {
    const { chat, wait, last } = await opened('newcomer', language)
    for (const [name, path] of [
      ['limits', '/member/play'],
      ['break', '/member/play?open=timeout'],
      ['close', '/member/play?open=exclude'],
      ['bonus', '/reward/record'],
      ['login', '/member/profile'],
    ] as const) {
      await chat.send(table[`service.ask.${name}`])
      await wait(1_000)
      expect([language, name, last()?.path]).toEqual([language, name, path])
    }
  }
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
  expect([chat.thread?.messages[0]?.by, last()?.by]).toEqual([undefined, chat.thread?.agent])
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
  const join = mocks.fn<SupportChat['join']>().mockRejectedValueOnce(new Error('no script'))
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
