import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { openWorld } from './start/product'

const { visit } = openBrowser()

/** A deployment's chat: greets with the license and group it was loaded for, and repeats what is said. */
const script = `
  const from = new URL(document.currentScript.src).pathname
  globalThis.supportChat = {
    join: async ({ license, group }, listen) => {
      const messages = [{ id: '1', from: 'support', text: ['Hello from', from, 'for', license, group].join(' '), at: 0 }]
      const show = () => listen({ messages: [...messages], agent: 'Mira', typing: false, place: null, closed: false })
      show()
      return {
        send: async ({ text }) => {
          messages.push({ id: '2', from: 'player', text, at: 0 }, { id: '3', from: 'support', text: 'You said ' + text, at: 0 })
          show()
          return true
        },
        leave: () => undefined,
      }
    },
  }`

/** The page with the address of a chat in its configuration. */
const configure = (page: Page) =>
  page.route('**/service', async (route) => {
    const response = await route.fetch()
    const config = JSON.stringify({ supportScript: '/chat/{license}/{group}.js' })
    const body = (await response.text()).replace('id="config">{}', `id="config">${config}`)
    await route.fulfill({ response, body })
  })

it('[SERV-01] the product loads the chat by license and group, says when it cannot, and joins with a retry', async () => {
  const world = openWorld('regular')
  let reachable = false
  const { page, complaints } = await visit(`${inject('productUrl')}/service`, phone, async (opened) => {
    await world.serve(opened)
    await configure(opened)
    await opened.route('**/chat/**', (route) =>
      reachable ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort(),
    )
  })
  await page.getByText('Support can’t be reached').waitFor()
  reachable = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Hello from /chat/kismara-demo/players.js for kismara-demo players').waitFor()
  await page.getByLabel('Message').fill('Bells')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('You said Bells').waitFor()
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})
