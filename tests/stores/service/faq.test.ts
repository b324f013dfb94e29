import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Answer, ServiceStore, sectionsOf } from '../../../src/stores/service/ServiceStore'
import { openApp } from '../../support/app'

/** The questions of a visitor, loaded; `faq` replaces those of the world. */
const opened = async (faq?: readonly Answer[]) => {
  const app = openApp({
    persona: 'visitor',
    edit: (endpoint, reply) => (endpoint === 'getCustomerServices' && faq ? { ...reply, faq } : reply),
  })
  const store = app.root.feature(ServiceStore)
  await store.services.load()
  return { ...app, store }
}

const ids = (answers: readonly Answer[]) => answers.map(({ id }) => id)

it('[ROUTE-01] [SERV-01] finds every word of the search in question or answer, in any order', async () => {
  const { store } = await opened()
  expect(ids(store.find('  JACKPOT fingerprint ', 'en-US'))).toEqual(['fair'])
  expect(ids(store.find('fingerprint jackpot', 'en-US'))).toEqual(['fair'])
  expect(store.find('', 'en-US')).toEqual(store.answers)
  expect(store.find('jackpot zzz', 'en-US')).toEqual([])
})

it('[ROUTE-01] finds a word without its accents, and a capital in the language of the page', async () => {
  const { store } = await opened([
    { id: 'bonus', question: 'Ótimos bônus?', answer: 'Rodízio' },
    { id: 'arabic', question: 'كَيْفَ أَلْعَب؟', answer: 'هنا' },
  ])
  expect(ids(store.find('otimos bonus', 'pt-BR'))).toEqual(['bonus'])
  expect(ids(store.find('RODIZIO', 'pt-BR'))).toEqual(['bonus'])
  expect(ids(store.find('كيف', 'ar'))).toEqual(['arabic'])
})

it('[ROUTE-01] takes every character as itself, also those of a regular expression, at any length', async () => {
  const { store } = await opened([{ id: 'odd', question: 'Is (a|b)* [x] $1.00?', answer: 'W'.repeat(200) }])
  expect(ids(store.find('(a|b)*', 'en-US'))).toEqual(['odd'])
  expect(ids(store.find('.*', 'en-US'))).toEqual([])
  expect(ids(store.find('w'.repeat(200), 'en-US'))).toEqual(['odd'])
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (words) => store.find(words, 'en-US').length <= 1))
})

it('[ROUTE-01] groups questions in the order of their sections; without a section they have no heading', async () => {
  const { store } = await opened()
  const sections = sectionsOf(store.answers)
  expect(sections.map(({ answers }) => answers.length)).toEqual([3, 3, 2, 2])
  expect(sections[0]).toMatchObject({ id: 'section-1', title: 'Deposits and withdrawals' })
  expect(new Set(ids(store.answers)).size).toBe(store.answers.length)
  const bare = { question: 'Q', answer: 'A' }
  expect(sectionsOf([bare])).toEqual([{ id: 'section-1', title: '', answers: [bare] }])
})

it('[SERV-01] the operator is the one that the backend names', async () => {
  const { store } = await opened()
  expect(store.services.value?.operator).toMatchObject({ name: 'Kismara Demo Ltd.', license: 'DEMO-0001' })
})

it('[SERV-01] a failed read can be repeated', async () => {
  const { root, fault } = openApp({ persona: 'visitor' })
  fault('getCustomerServices:offline*1')
  const { services } = root.feature(ServiceStore)
  await services.load()
  expect(services.state).toBe('failed')
  await services.load()
  expect(services.value?.faq?.length).toBe(10)
})

it('[PWA-01] the phone of support stays known when nothing can be read, from the last visit', async () => {
  const before = openApp({ persona: 'visitor' })
  await before.root.config.load()
  const after = openApp({ persona: 'visitor', kept: Object.fromEntries(before.local) })
  after.fault('*:http500')
  const store = after.root.feature(ServiceStore)
  await store.services.load()
  expect(store.phones.map(({ param1 }) => param1)).toEqual(['+12025550199'])
})
