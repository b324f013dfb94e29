import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { countCalls, world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

describe('[AGENT-01] an agent', () => {
  it('is named by the link of an invitation, which fills the form, once', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'newcomer' }))
    await page.getByTestId('balance').first().waitFor()
    const { code, id } = await page.evaluate(agent)
    await page.goto(`${demo}/agent?pid=${code}`)
    const field = page.getByRole('textbox', { name: 'Link or code' })
    await expect.poll(() => field.inputValue()).toBe(code)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`You were invited by player ${id}.`).waitFor()
    expect(await countCalls(page, 'agentFill')).toBe(1)
    await page.reload()
    await page.getByText(`You were invited by player ${id}.`).waitFor()
    expect(await field.count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

/** Runs in the page: the code and id of another player, who signs in elsewhere. */
const agent = async () => {
  const call = async (name: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const reply = await fetch(`/app/v1/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return reply.json()
  }
  const { token, user } = await call('accountLogin', { account: 'regular', password: 'demo1234' })
  const { inviteCode } = await call('appAgent5User', {}, token)
  return { code: String(inviteCode), id: String(user.id) }
}
