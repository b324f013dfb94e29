import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { coinOfLedger, countCalls, world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

describe('[AGENT-01] an agent', () => {
  it('receives the commission once, into the balance, and opens a branch of the team', async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'collector' }, '/agent'))
    const receive = page.getByRole('button', { name: /^Receive \d/ })
    const amount = (await receive.textContent())?.match(/[\d,]+\.\d\d/)?.[0] ?? ''
    const before = centsOf(await coinOfLedger(page))
    await receive.click()
    const reward = page.getByRole('dialog', { name: 'You received' })
    await reward.getByText(amount, { exact: true }).waitFor()
    await reward.getByRole('button', { name: /TAP THE SCREEN/ }).click()
    await page.getByText('Nothing to receive yet').waitFor()
    expect(centsOf(await coinOfLedger(page)) - before).toBe(centsOf(amount))
    expect(await countCalls(page, 'appAgent5UserReceive')).toBe(1)

    await page.locator('label', { hasText: /^Team$/ }).click()
    await page.getByRole('treeitem', { expanded: false }).first().click()
    await page.locator('[role="treeitem"][aria-level="2"]').first().waitFor()
    expect(await page.getByRole('treeitem', { expanded: true }).count()).toBe(1)
    expect(complaints).toEqual([])
  })

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

const centsOf = (amount: string) => Number(amount.replace(/[,.]/g, ''))

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
